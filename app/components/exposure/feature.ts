import { type ComponentProps } from "react";
import { lazyPart } from "#app/components/views/lazyPart.ts";
import { fillSlots } from "#app/components/views/slots.ts";
import type { BetExposure } from "./BetExposure.tsx";
import type { MatchExposure } from "./MatchExposure.tsx";
import { SlipBrings } from "./SlipBrings.tsx";

fillSlots("exposure", {
  matchFoot: lazyPart<"MatchExposure", ComponentProps<typeof MatchExposure>>(
    () => import("./MatchExposure.tsx"),
    "MatchExposure",
  ),
  betSums: lazyPart<"BetExposure", ComponentProps<typeof BetExposure>>(
    () => import("./BetExposure.tsx"),
    "BetExposure",
  ),
  slipMatch: SlipBrings,
});
