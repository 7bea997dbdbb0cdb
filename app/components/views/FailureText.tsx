"use no memo";

import { type ComponentType, lazy, Suspense } from "react";
import { allWords } from "#app/text/i18n.ts";
import type { FailureWordsProps } from "./FailureWords.tsx";

/** The words of the codes come when something failed; where they cannot come either, title and code have to say enough. */
const FailureWords = lazy(() =>
  Promise.all([import("./FailureWords.tsx"), allWords()]).then(
    ([part]): { default: ComponentType<FailureWordsProps> } => ({ default: part.FailureWords }),
    () => ({ default: () => null }),
  ),
);

/** What a code means, as soon as its words are here (spec §8). */
export function FailureText(props: FailureWordsProps) {
  return (
    <Suspense fallback={null}>
      <FailureWords {...props} />
    </Suspense>
  );
}
