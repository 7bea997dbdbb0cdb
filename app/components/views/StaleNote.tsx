"use no memo";

import { Suspense } from "react";
import { lazyPart } from "#app/components/views/lazyPart.ts";
import { firstList } from "#app/flows/lists/firstList.ts";
import { useFeed } from "#app/stores/feed.ts";
import type { Aged } from "./StaleBar.tsx";

const staleBar = () => import("./StaleBar.tsx");
const StaleBar = lazyPart(staleBar, "StaleBar");

// at hand before the line is lost
void firstList.then(staleBar).catch(() => undefined);

const note = (aged?: Aged) => (
  <Suspense fallback={null}>
    <StaleBar aged={aged} />
  </Suspense>
);

/** Says why the odds are paused, while they are. */
export const LossNote = () => useFeed((feed) => feed.loss) && note();

/** Says how old the prices below are, once they look old. */
export const AgeNote = ({ aged }: { readonly aged: Aged | undefined }) => aged && note(aged);
