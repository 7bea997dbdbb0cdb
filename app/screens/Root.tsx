import { Suspense } from "react";
import { Frame } from "#app/components/shell/Frame.tsx";
import { useDesktop } from "#app/ui/useWide.ts";
import { page } from "./lazyPage.ts";

const MatchBeside = page("MatchBeside");

/** The frame of every page, and the place of a match where the window has room for it (design-3, 7). */
export function Root() {
  return (
    <Frame
      beside={
        useDesktop() && (
          <Suspense fallback={null}>
            <MatchBeside />
          </Suspense>
        )
      }
    />
  );
}
