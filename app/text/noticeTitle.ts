import { type I18n } from "@lingui/core";
import { type BetStatus } from "#app/domain/bets/status.ts";
import { statusWord } from "./statuses.ts";

/** The first line of what is said of a bet's new status, with its whole id: "ID:9001 Accepted" (spec §2, notice banner). */
export const noticeTitle = (i18n: I18n, betId: string, status: BetStatus): string =>
  `ID:${betId} ${i18n._(statusWord(status))}`;
