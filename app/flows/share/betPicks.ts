import { useOutRight } from "#app/api/odds/getOutRight.ts";
import { type BetRecord } from "#app/domain/bets/bet.ts";
import { ODDS_STYLE } from "#app/domain/odds/odds.ts";
import { sharedBet, type SharedPick } from "#app/domain/share/slipCode.ts";
import { useSettings } from "#app/stores/settings.ts";

/** The picks of an open bet for a link (LNK-09); a runner's current OrID is that of the outrights of all sports. */
export function useBetPicks(bet: BetRecord): readonly SharedPick[] {
  const language = useSettings((settings) => settings.language);
  const { data } = useOutRight(
    { sportId: 0, comboId: 0, language, oddsStyle: ODDS_STYLE.EU },
    bet.kind === "outright" && bet.settledAt === undefined,
  );
  return sharedBet(bet, data?.outrights);
}
