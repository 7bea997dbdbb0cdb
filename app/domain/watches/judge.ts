import { type Match } from "#app/domain/boards/match.ts";
import { forSale, saleBack } from "#app/domain/bets/cashOut.ts";
import { priceStyle } from "#app/domain/odds/markets.ts";
import { decimalOf, ODDS_STYLE, type OddsStyle } from "#app/domain/odds/odds.ts";
import { hasOpenLine, isOpenFor, lineOf, type Watch, WATCH_MS, type WatchedPick, type WatchWish } from "./watch.ts";

/** Why a watch ended without an alert (WAT-04). */
export type WatchEnd = "over" | "abandoned" | "postponed" | "started" | "betClosed" | "gone" | "tooOld";

/** The content of an alert: what came true, or that it no longer can (WAT-02, WAT-04). */
export type WatchNews =
  | { readonly kind: "price"; readonly price: number }
  | { readonly kind: "open" | "line" }
  | { readonly kind: "sale"; readonly back: number }
  | { readonly kind: "start" }
  | {
      readonly kind: "goal";
      readonly what: "goal" | "red" | "corrected";
      readonly score: readonly [number, number];
      readonly red: readonly [number, number];
    }
  | { readonly kind: "ended"; readonly why: WatchEnd };

/** An answer about one match (WAT-02). */
export interface MatchReading {
  /** Undefined if a complete answer that should have the match does not. */
  readonly match: Match | undefined;
  readonly style: OddsStyle;
  /** As of when; it only increases. */
  readonly T: number;
  /** When it arrived, and now, by the server's clock, epoch ms. */
  readonly at: number;
  readonly now: number;
  /** The answer's refresh interval, ms: an answer older than twice this never triggers an alert. */
  readonly interval: number;
  /** The markets that were requested; undefined = all. */
  readonly markets?: ReadonlySet<number> | undefined;
}

/** A watch after a reading; without a watch it is done. */
export interface Verdict {
  readonly watch: Watch | undefined;
  readonly news?: WatchNews;
}

/** A match missing from this many complete answers in a row is gone (WAT-04). */
const MOST_ABSENT = 3;

const THOUSAND = 1_000;

/** The decimal price of a position in thousandths, exact to a millionth; undefined if there is none (WAT-02). */
export function thousandths(odds: number, marketId: number, style: OddsStyle): number | undefined {
  const decimal = decimalOf(odds, priceStyle(marketId, style));
  return decimal === undefined ? undefined : Math.floor(Math.round(decimal * 1e6) / THOUSAND);
}

const ENDS = { ended: "over", abandoned: "abandoned", postponed: "postponed" } as const;

/** Why the match ends a watch; undefined while the watch continues (WAT-04). */
function endOf(watch: Watch, match: Match, now: number): WatchEnd | undefined {
  if (match.state === "ended" || match.state === "abandoned" || match.state === "postponed") return ENDS[match.state];
  const started = match.stage === "live" || match.state === "running" || Date.parse(match.startsAt) <= now;
  return watch.untilStart && started ? "started" : undefined;
}

/** Score and red cards as one text: the key of a `goal` reading (WAT-05). */
export function scoreKey(match: Match): string | undefined {
  const { score, live } = match;
  if (score === undefined) return undefined;
  const [home = 0, away = 0] = live?.red ?? [];
  return `${score.home}-${score.away}/${home}-${away}`;
}

/** Goals and red cards of both sides. */
interface Tally {
  readonly score: readonly [number, number];
  readonly red: readonly [number, number];
}

function tallyOf(key: string): Tally {
  const [home = 0, away = 0, homeRed = 0, awayRed = 0] = /^\d+-\d+\/\d+-\d+$/.test(key)
    ? key.split(/[-/]/).map(Number)
    : [];
  return { score: [home, away], red: [homeRed, awayRed] };
}

const hasMore = (now: readonly [number, number], before: readonly [number, number]): boolean =>
  now[0] > before[0] || now[1] > before[1];

/** What happened between two tallies; undefined if it is nothing to alert on (WAT-02). */
function changeOf(before: Tally, now: Tally): "goal" | "corrected" | "red" | undefined {
  if (hasMore(now.score, before.score)) return "goal";
  if (hasMore(before.score, now.score)) return "corrected";
  return hasMore(now.red, before.red) ? "red" : undefined;
}

/** A side's goals or red cards went up, or goals went down, since the last alert (WAT-02). */
function goalNews(watch: Watch, match: Match): { readonly told: string; readonly news?: WatchNews } {
  const told = scoreKey(match) ?? watch.told;
  if (told === watch.told) return { told };
  const now = tallyOf(told);
  const what = changeOf(tallyOf(watch.told), now);
  return what === undefined ? { told } : { told, news: { kind: "goal", what, ...now } };
}

/** The price of a pick in thousandths, if it can be bet on now. */
function priceNow(match: Match, pick: WatchedPick, style: OddsStyle): number | undefined {
  const line = lineOf(match, pick);
  if (!isOpenFor(match, line, pick.betPos)) return undefined;
  return thousandths(line?.odds[pick.betPos - 1] ?? 0, pick.marketId, style);
}

/** True for an answer older than twice its refresh interval: its prices are not current (WAT-02). */
export const isOld = ({ at, now, interval }: Pick<MatchReading, "at" | "now" | "interval">): boolean =>
  now - at > 2 * interval;

/** True from this many minutes before kick-off; `now` is the server's, epoch ms (WAT-02). */
const isAlmost = ({ startsAt, minutes = 0 }: WatchWish, now: number): boolean =>
  now >= Date.parse(startsAt) - minutes * 60_000;

/** What the clock makes true of a wish: kick-off, or some minutes before it (WAT-02). */
export const dueNow = (wish: WatchWish, now: number): WatchNews | undefined =>
  wish.kind === "start" && isAlmost(wish, now) ? { kind: "start" } : undefined;

/** What is true of a wish by this match: shown at once when the member asks, sent as an alert when they wait for it (WAT-02). */
export function trueNow(wish: WatchWish, match: Match, style: OddsStyle): WatchNews | undefined {
  const { kind, pick, target } = wish;
  if (pick === undefined) return undefined;
  if (kind === "open") return isOpenFor(match, lineOf(match, pick), pick.betPos) ? { kind } : undefined;
  if (kind === "line") return hasOpenLine(match, pick) ? { kind } : undefined;
  const price = kind === "price" ? priceNow(match, pick, style) : undefined;
  return price !== undefined && target !== undefined && price >= target ? { kind: "price", price } : undefined;
}

/** True if this answer says something about the watch: not old, not older than the last one, and about its market (WAT-02). */
export function speaksOf(watch: Watch, reading: MatchReading): boolean {
  const { T, markets, style } = reading;
  if (T <= 0 || T < watch.T || isOld(reading) || watch.kind === "sale") return false;
  const isOfMarket = watch.kind === "price" || watch.kind === "open" || watch.kind === "line";
  if (!isOfMarket || watch.pick === undefined) return true;
  // a Burmese row has a different line under the same id
  return style !== ODDS_STYLE.BU && (markets === undefined || markets.has(watch.pick.marketId));
}

/** The watch updated with what a reading shows and no alert tells; the same object if that is nothing. */
function noted(watch: Watch, change: Partial<Watch>): Watch {
  const same = Object.entries(change).every(([name, value]) => watch[name as keyof Watch] === value);
  return same ? watch : { ...watch, ...change };
}

/** A complete answer does not have the match: after three of them in a row it is gone (WAT-04). */
function judgeAbsent(watch: Watch, T: number): Verdict {
  const absent = watch.absent + (T > watch.T ? 1 : 0);
  if (absent < MOST_ABSENT) return { watch: noted(watch, { absent, T }) };
  return { watch: undefined, news: { kind: "ended", why: "gone" } };
}

/** The best price a `price` watch has seen, including this one. */
function bestOf(watch: Watch, match: Match, style: OddsStyle): number | undefined {
  const price = watch.kind === "price" && watch.pick ? priceNow(match, watch.pick, style) : undefined;
  return price === undefined ? watch.best : Math.max(price, watch.best ?? 0);
}

/** A watch after an answer of the boards about its match (WAT-02, WAT-04). */
export function judgeMatch(watch: Watch, reading: MatchReading): Verdict {
  if (!speaksOf(watch, reading)) return { watch };
  const { match, T, now, style } = reading;
  if (match === undefined) return judgeAbsent(watch, T);
  const seen = noted(watch, { startsAt: match.startsAt, absent: 0 });
  const why = endOf(seen, match, now);
  const { told, news: goal } = watch.kind === "goal" ? goalNews(seen, match) : { told: watch.told };
  if (goal) return { watch: why === undefined ? { ...seen, told, T } : undefined, news: goal };
  if (why !== undefined) return { watch: undefined, news: { kind: "ended", why } };
  const news = trueNow(watch, match, style);
  if (news !== undefined) return { watch: undefined, news };
  return { watch: noted(seen, { T, told, best: bestOf(watch, match, style) }) };
}

/** A watch after the passing of time: kick-off, its end at kick-off, seven days; `now` is the server's, epoch ms (WAT-02, WAT-04). */
export function judgeClock(watch: Watch, now: number): Verdict {
  const due = dueNow(watch, now);
  if (due !== undefined) return { watch: undefined, news: due };
  if (watch.untilStart && now >= Date.parse(watch.startsAt))
    return { watch: undefined, news: { kind: "ended", why: "started" } };
  if (now >= watch.createdAt + WATCH_MS) return { watch: undefined, news: { kind: "ended", why: "tooOld" } };
  return { watch };
}

/** What a watch needs of a bet's cash-out offer. */
export interface SaleReading {
  readonly result: number;
  /** The most that can be cashed out, and what one unit of it returns. */
  readonly max?: number | undefined;
  readonly rate?: number | undefined;
}

/** A `sale` watch after an offer (WAT-02). */
export function judgeSale(watch: Watch, reading: SaleReading): Verdict {
  const { max, rate } = forSale(reading) ?? {};
  if (watch.kind !== "sale" || watch.target === undefined || max === undefined || rate === undefined) return { watch };
  const back = saleBack(max, rate);
  const value = Math.round(back * THOUSAND);
  if (value >= watch.target) return { watch: undefined, news: { kind: "sale", back } };
  return { watch: noted(watch, { best: Math.max(value, watch.best ?? 0) }) };
}

/** A `sale` watch after the complete list of open bets: a bet no longer in it is cashed out or settled (WAT-04). */
export const judgeBets = (watch: Watch, openBets: ReadonlySet<string>): Verdict =>
  watch.kind !== "sale" || watch.betId === undefined || openBets.has(watch.betId)
    ? { watch }
    : { watch: undefined, news: { kind: "ended", why: "betClosed" } };
