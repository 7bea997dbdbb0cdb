import { fillSlots } from "#app/components/views/slots.ts";
import { ShareBet, ShareOption, SharePicks } from "./ShareButton.tsx";
import { ShareGate } from "./ShareGate.tsx";

fillSlots("sharing", { overlay: ShareGate, slipOption: ShareOption, picks: SharePicks, betExport: ShareBet });
