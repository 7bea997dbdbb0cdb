import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { matchIn, pricedIn } from "#app/api/boards.ts";
import { useLeagueMatchOdds } from "#app/api/odds/getLeagueMatchOdds.ts";
import { isUnknownMatch, type MatchAsk, useSingleMatchOdds } from "#app/api/odds/getSingleMatchOdds.ts";
import { config } from "#app/config.ts";
import { type Match, STAGE } from "#app/domain/boards/match.ts";
import { type MatchOdds } from "#app/domain/boards/matchOdds.ts";
import { type OddsStyle } from "#app/domain/odds/odds.ts";
import { useSettings } from "#app/stores/settings.ts";
import { useKeptFailure } from "#app/flows/keptFailure.ts";
import { useParlayMode } from "#app/stores/slip.ts";
import { codeOf } from "./board.ts";
import { useApp } from "#app/application/useApp.ts";
import { noteMisfit } from "./misfits.ts";
import { useListedStyle } from "#app/flows/session/preference.ts";

/** Prices that are polled. */
interface PolledPrices {
  /** When the prices were read, epoch ms; 0 = not yet. */
  readonly updatedAt: number;
  /** The last refetch failed. */
  readonly failing: boolean;
  /** ms. */
  readonly interval: number;
}

/** One match with all its markets and its surroundings. */
export interface MatchView extends PolledPrices {
  /** What is known of the match; its markets count only when `priced`. */
  readonly match: Match | undefined;
  /** There are prices to show: from its own call, or until that has answered from the list the member came from. */
  readonly priced: boolean;
  /** Its own call has answered: these are all markets. */
  readonly whole: boolean;
  /** Corners, bookings and specials of the match (domain D4). */
  readonly extensions: readonly Match[];
  /** The main matches of its league, by time. */
  readonly siblings: readonly Match[];
  readonly oddsStyle: OddsStyle;
  /** How old the extensions' prices are, which another call brings. */
  readonly extended: PolledPrices;
  /** The URL names no match, or none that the server knows. */
  readonly unknown: boolean;
  readonly failureCode: number | undefined;
  readonly retry: () => void;
}

/** What the URL of a match page says (spec §2). */
export interface MatchQuery {
  readonly matchId: number;
  /** 0 = not given. */
  readonly leagueId: number;
  /** Polls every 5 s (spec §9). */
  readonly debug: boolean;
}

const BARE = { markets: {}, minParlay: 2, kind: 0, state: "notStarted" } as const;

/** The match as described by its own response alone; undefined if that names no sport or no teams. */
const matchOfOdds = (id: number, { card, sportId }: MatchOdds): Match | undefined =>
  card && sportId !== undefined ? { ...BARE, ...card, id, sportId, mainId: id } : undefined;

/** The match with its own response applied to a list's data; the response's markets are all there are. */
function withOdds(id: number, held: Match | undefined, odds: MatchOdds | undefined): Match | undefined {
  if (odds === undefined) return held;
  const known = held ?? matchOfOdds(id, odds);
  if (known === undefined) return undefined;
  const { card, markets, state = known.state, live = known.live, score = known.score } = odds;
  const { live: _live, score: _score, ...rest } = known;
  return { ...rest, ...card, markets, state, ...(live && { live }), ...(score && { score }) };
}

/** The main matches of a league: those in play first, then by time. */
const inOrder = (matches: readonly Match[]): readonly Match[] =>
  matches
    .filter((one) => one.mainId === one.id)
    .toSorted(
      (a, b) =>
        STAGE.number(b.stage) - STAGE.number(a.stage) ||
        a.startsAt.localeCompare(b.startsAt) ||
        a.sort - b.sort ||
        a.id - b.id,
    );

/** Reports a URL that leads to no match, or to another league's; a match that the host site opened is the host's to know. */
function useMisfit({ matchId, leagueId }: MatchQuery, match: Match | undefined, unknown: boolean): void {
  const astray = match !== undefined && leagueId > 0 && match.leagueId !== leagueId;
  const { history } = useApp();
  useEffect(() => {
    if (history.location.state.byHost) return;
    if (unknown) noteMisfit(`no match ${matchId}`);
    else if (astray) noteMisfit(`match ${matchId} is not of league ${leagueId}`);
  }, [history, unknown, astray, matchId, leagueId]);
}

type Asked = Pick<MatchAsk, "matchId" | "language" | "oddsStyle" | "mixParlay" | "debug">;

/**
 * What a page shows of a match before its own call has answered: a list's prices, with their age. A parlay's may
 * differ.
 */
function listedOf(client: QueryClient, { matchId, language, oddsStyle, mixParlay }: Asked) {
  const listed = mixParlay ? undefined : pricedIn(client, matchId, { language, oddsStyle });
  const known = listed?.match ?? matchIn(client, matchId, language);
  const cadence = known?.stage === "live" ? "live" : "today";
  return { known, priced: listed !== undefined, updatedAt: listed?.readAt ?? 0, cadence } as const;
}

/** What a page shows of a match once its own call has answered. */
function answeredOf(client: QueryClient, { matchId, language, debug }: Asked, updatedAt: number) {
  const known = matchIn(client, matchId, language);
  return { known, priced: true, updatedAt, cadence: debug ? "matchDebug" : "match" } as const;
}

const isMatchId = (id: number): boolean => Number.isSafeInteger(id) && id > 0;

/** The match of a match page: its own call every 30 s, its league's for extensions and other matches (spec §7, §9). */
export function useMatch(query: MatchQuery): MatchView {
  const { matchId, leagueId, debug } = query;
  const language = useSettings((settings) => settings.language);
  const oddsStyle = useListedStyle();
  const mixParlay = useParlayMode();
  const valid = isMatchId(matchId);
  const asked = { matchId, language, oddsStyle, mixParlay, debug };
  const call = useSingleMatchOdds({ ...asked, marketList: "" }, valid);
  const { data } = call;
  const { failure, retry } = useKeptFailure(call, String(matchId));
  const client = useQueryClient();
  const whole = data !== undefined;
  const shown = whole ? answeredOf(client, asked, call.dataUpdatedAt) : listedOf(client, asked);
  const { known, priced, updatedAt, cadence } = shown;
  const match = valid ? withOdds(matchId, known, data) : undefined;
  const league = match?.leagueId ?? leagueId;
  const around = useLeagueMatchOdds(
    { leagueId: league, language, oddsStyle, withExtensions: true },
    valid && league > 0,
  );
  const others = Object.values(around.data?.matches ?? {});
  // a response without a card has nothing to show, if no list has the match either
  const nameless = whole && match === undefined;
  const unknown = !valid || nameless || (!whole && isUnknownMatch(failure));
  useMisfit(query, data && match, unknown);
  return {
    match,
    priced,
    whole,
    extensions: others.filter((one) => one.mainId === matchId && one.id !== matchId),
    siblings: inOrder(others),
    oddsStyle,
    extended: {
      updatedAt: around.dataUpdatedAt,
      failing: around.isError,
      interval: config().intervals.today,
    },
    updatedAt,
    failing: call.isError,
    interval: config().intervals[cadence],
    unknown,
    failureCode: unknown ? undefined : codeOf(failure),
    retry,
  };
}
