import { type I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { type BetRecord, type BetResult } from "#app/domain/bets/bet.ts";
import { type BetStatus } from "#app/domain/bets/status.ts";
import { legStyle } from "#app/domain/bets/legStyle.ts";
import { formatMoney } from "#app/domain/odds/moneyText.ts";
import { formatOdds, isRedPrice } from "#app/domain/odds/odds.ts";
import { betTitle } from "#app/text/betTitle.ts";
import { type TagTone } from "#app/ui/Tag.tsx";
import { directionOf } from "#app/domain/odds/direction.ts";

const STATUS_TONES: Readonly<Record<string, TagTone>> = {
  waiting: "warn",
  accepted: "state",
  settled: "grey",
  cancelled: "grey",
  refused: "down",
};

const RESULT_TONES: Readonly<Record<string, TagTone>> = {
  win: "up",
  halfWin: "up",
  draw: "grey",
  halfLose: "down",
  lose: "down",
};

/** The tint of a status; a number we do not know is grey (design 4.12). */
export const statusTone = (status: BetStatus): TagTone => STATUS_TONES[status] ?? "grey";

/** The tint of a result; a number we do not know is grey, never won or lost (design 4.12, NET-13). */
export const resultTone = (result: BetResult): TagTone => RESULT_TONES[result] ?? "grey";

/** "Single · Live", "Mix parlay · 3 X 4 · 4 bets" (design 11). */
export function kindLine(i18n: I18n, bet: BetRecord): string {
  const combinations = bet.combCount ?? 1;
  const kind = { single: msg`Single`, parlay: msg`Mix parlay`, outright: msg`Outright` }[bet.kind];
  const live = bet.kind === "single" && bet.legs.some(({ stage }) => stage === "live");
  return [
    i18n._(kind),
    live ? i18n._(msg`Live`) : "",
    bet.typeName ?? "",
    combinations > 1 ? i18n._(msg`${combinations} bets`) : "",
  ]
    .filter(Boolean)
    .join(" · ");
}

/** The price of a leg as agreed, and whether it is shown in red. */
export function legPrice(bet: Pick<BetRecord, "kind" | "oddsStyle">, leg: { marketId: number; odds: number }) {
  const style = legStyle(bet, leg.marketId);
  return { text: formatOdds(leg.odds, style), negative: isRedPrice(leg.odds, style), style };
}

/** "Over 2/2.5 @ 1.95"; a parlay by its first pick alone, whose price is not the bet's; undefined without picks. */
export function pickLine(i18n: I18n, bet: BetRecord): string | undefined {
  const [leg, ...more] = bet.legs;
  if (leg === undefined) return undefined;
  const title = betTitle(i18n, bet.id, bet);
  return more.length > 0 ? title : `${title} @ ${legPrice(bet, leg).text}`;
}

/** The stake as the member typed it: "4 × 100.00" for a combination. */
export function stakeText({ combCount = 1, stake }: BetRecord): string {
  return combCount > 1 ? `${combCount} × ${formatMoney(stake, 2)}` : formatMoney(stake, 2);
}

/** A sum with its sign: "+41.50", "−48.30", "0.00" (design 4.12). */
export const signed = (amount: number, decimals: 0 | 2 = 2): string => {
  const text = formatMoney(amount, decimals);
  return amount > 0 && /[1-9]/.test(text) ? `+${text}` : text;
};

/** The side of a sum that colours it: up, down, or neither. */
export const sideOf = directionOf;
