import { type I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { type BetRecord, type BetResult } from "#app/domain/bets/bet.ts";
import { type BetStatus } from "#app/domain/bets/status.ts";
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

/** The side of a sum that colours it: up, down, or neither. */
export const sideOf = directionOf;
