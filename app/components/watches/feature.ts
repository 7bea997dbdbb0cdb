import { fillSlots } from "#app/components/views/slots.ts";
import { TELLINGS } from "#app/flows/watches/tellings.ts";
import { setLaterNotices } from "#app/stores/bets/laterNotices.ts";
import { AlertsLink, AlertsRow } from "./AlertsLink.tsx";
import { BetTell, MatchTell, NextTell, PriceTell, SlipTell } from "./TellButtons.tsx";
import { TellKickOff } from "./TellKickOff.tsx";
import { TellMeGate } from "./TellMeGate.tsx";

fillSlots("watches", {
  overlay: TellMeGate,
  menuEntry: AlertsRow,
  noticesHead: AlertsLink,
  matchTool: MatchTell,
  matchFoot: TellKickOff,
  nextMatch: NextTell,
  priceSheet: PriceTell,
  slipOption: SlipTell,
  betActs: BetTell,
});

setLaterNotices(TELLINGS);
