"use no memo";

import { type ComponentType, lazy, Suspense } from "react";
import { allWords } from "#app/text/i18n.ts";
import type { FailureWordsProps } from "./FailureWords.tsx";

/** The texts of the codes load when something failed; if they cannot load either, title and code must be enough. */
const FailureWords = lazy(() =>
  Promise.all([import("./FailureWords.tsx"), allWords()]).then(
    ([part]): { default: ComponentType<FailureWordsProps> } => ({ default: part.FailureWords }),
    () => ({ default: () => null }),
  ),
);

/** The meaning of a code, once its text has loaded (spec §8). */
export function FailureText(props: FailureWordsProps) {
  return (
    <Suspense fallback={null}>
      <FailureWords {...props} />
    </Suspense>
  );
}
