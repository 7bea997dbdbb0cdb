import { lazyPart } from "#app/components/views/lazyPart.ts";
import { fillSlots } from "#app/components/views/slots.ts";
import { SlipBrings } from "./SlipBrings.tsx";

fillSlots("exposure", {
  matchFoot: lazyPart(() => import("./MatchExposure.tsx"), "MatchExposure"),
  betSums: lazyPart(() => import("./BetExposure.tsx"), "BetExposure"),
  betNeeds: lazyPart(() => import("./BetNeeds.tsx"), "BetNeeds"),
  slipMatch: SlipBrings,
});
