import { type OneBetAsk, useGetBet } from "#app/api/bet/getBet.ts";
import { useApp } from "#app/application/useApp.ts";
import { withKnown } from "./known.ts";

/**
 * One bet, open or settled, with what this device knows of it: on the bet's own page, in a notice and for its cash-out, on
 * opening and on pull to refresh (spec §7, GetBet).
 */
export function useOneBet(ask: OneBetAsk, enabled: boolean) {
  const app = useApp();
  return useGetBet(ask, (bet) => withKnown(app, [bet])[0] ?? bet, enabled);
}
