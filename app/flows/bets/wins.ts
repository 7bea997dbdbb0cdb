import { msg } from "@lingui/core/macro";
import { fetchBets } from "#app/api/bet/getBets.ts";
import { reportFailure } from "#app/api/failures.ts";
import { type App } from "#app/application/app.ts";
import { type BetRecord } from "#app/domain/bets/bet.ts";
import { winSums } from "#app/domain/bets/wins.ts";
import { useLook } from "#app/stores/look.ts";
import { type Notice, queueNotices } from "#app/stores/bets/notices.ts";
import { ownerOf } from "#app/stores/storage/owner.ts";
import { useSession } from "#app/stores/session.ts";
import { takeWins } from "#app/stores/win/toldWins.ts";
import { i18n } from "#app/text/i18n.ts";
import { winNoticeWords } from "#app/text/noticeWords.ts";
import { resultWord } from "#app/text/statuses.ts";
import { withKnown } from "./known.ts";
import { showsWins } from "./showsWins.ts";

const FULL_TIME = msg({ message: "FT", comment: "Full time, very short" });

/** Marks rows that are still listed with "a bet on this match has won", until the member leaves (design-2, 7.5). */
function markWon(app: App, member: string, wins: readonly BetRecord[]): void {
  const words = new Map(
    wins.flatMap(({ kind, legs: [leg], result }) =>
      kind === "single" && leg ? [[leg.matchId, resultWord(result === "halfWin" ? result : "win")] as const] : [],
    ),
  );
  if (words.size === 0) return;
  useLook.of(app).setState(({ won: before }) => ({
    won: (match) => {
      const word = words.get(match.id);
      return word === undefined ? before?.(match) : [FULL_TIME, word];
    },
  }));
  const stop = useSession.of(app).subscribe(({ account }) => {
    if (account === member) return;
    useLook.of(app).setState({ won: () => undefined });
    stop();
  });
}

/**
 * Tells of settled bets: all wins that came together in one notice, the others one by one (CRD-01). What a bet returned
 * is read first; if that fails, all are told like any change.
 */
export async function announceSettled(app: App, notices: readonly Notice[], language: string): Promise<void> {
  const account = () => useSession.of(app).getState().account;
  const member = account();
  if (member === undefined) return;
  const owner = ownerOf(member);
  if (!showsWins(app, owner)) return queueNotices(app, notices);
  const ids = notices.map(({ betId }) => betId);
  const bets = await fetchBets(app.client, ids, language).catch((error: unknown) => {
    if (account() === member) reportFailure(app, error);
    return [];
  });
  // somebody else may have signed in meanwhile
  if (account() !== member) return;
  const wins = takeWins(owner, withKnown(app, bets), app.now());
  if (wins.length > 0) markWon(app, member, wins);
  const won = new Set(wins.map(({ id }) => id));
  const [first] = wins;
  const win: Notice | undefined = first && {
    betId: first.id,
    status: first.status,
    words: winNoticeWords(i18n, wins),
    won: { ids: wins.map(({ id }) => id), net: winSums(wins).net },
    at: Date.now(),
  };
  queueNotices(app, [...(win ? [win] : []), ...notices.filter(({ betId }) => !won.has(betId))]);
}
