import { type ReactNode, Suspense } from "react";
import { partsOf, type Slots } from "#app/components/views/slots.ts";

/** At the foot: the first feature that has something to say of the match, such as the sum of the member's bets on it. */
export const MatchFoot = (match: Slots["matchFoot"]): ReactNode =>
  partsOf("matchFoot").reduceRight<ReactNode>(
    (next, Part) => (
      <Suspense fallback={null}>
        <Part {...match}>{next}</Part>
      </Suspense>
    ),
    null,
  );
