/** The first word of a name. */
type KindOf<Name> = Name extends `${infer Kind}:${string}` ? Kind : Name;

/** The first word of each name that a control or a figure can have. */
export type Kind = KindOf<DataQ>;

/**
 * Every kind of name with the meaning of its keys, and of `data-q-state` and `data-q-value` (QA-04). It is a part of
 * what a release promises: a kind is only removed in a major release. The compiler checks it against the names that the
 * app may write, and names.test.ts against those that it does write.
 */
export const KINDS: Readonly<Record<Kind, string>> = {
  page: "the page on show, by the last part of its route; `page:index` is the list",
  tab: "a list of the index: live, today, early, mix, popular; of the records: open, settled; state: picked",
  none: "stands where a list has nothing to show",
  nav: "a way to a page, by its route: the bottom bar, the drawer, back, login, logout",
  view: "which markets the list shows; of the results matches or outright; of the announcements their type; state: picked",
  sport: "a sport, SportID; state: picked; value: its matches",
  sports: "opens the panel of all sports",
  day: "a day of the week, 0 for today; state: picked; value: its matches",
  league:
    "folds a league, LeagueID; once for each place where a list by time, or the page of a league, has the league; in the filter its check box; value: 1 when checked",
  match: "a match in a list or its page, MatchID; state of the page: old while its prices are",
  open: "opens the page of a match, MatchID, of a bet in the records, its id, or what an alert is about, its id",
  market: "a market, MatchID and MarketID; state on the match page: open, closed",
  mtab: "a tab of the match page: main, full, half, other, corner; state: picked",
  price:
    "a price, MatchID, MarketID, CouID, position; state: open, picked, up, down, suspended, closed; value: the wire's price",
  outright: "the price of a runner, OrID and CouID; states and value as of a price",
  star: "marks a match as a favourite, MatchID; state: picked",
  leaguepage: "opens the page of a league, LeagueID",
  leaguestar: "marks the matches of a league as favourites, LeagueID",
  fold: "folds a market of the match page, MatchID and MarketID",
  pin: "keeps that market on top",
  bonus: "opens what the bonus of that market is",
  outrights: "folds an outright, LeagueID and the least OrID of its runners; state: open, closed",
  more: "shows all runners of that outright, or the first of them again",
  stage: "what stands above the markets of a match: pitch (the animation), video, stats (the data), chat",
  turn: "what is next or previous: a match of the league, a month of the calendar",
  search: "opens the search",
  query: "the field of a search",
  pays: "unfolds what a pick or bet brings at each score",
  share: "shares the picks that stand there",
  export: "saves what is shown as a file",
  refresh: "asks for what is shown again",
  period:
    "the days that are shown: of the records today, yesterday, week, or dates and in its sheet from and to; of the figures week, days30, month, months2",
  date: "a day of the calendar, as 2026-11-20",
  rule: "a chapter of the rules, general, parlay, sellback, bonus or `sport-` and its SportID",
  filter: "opens the options of the list; state: picked while one is changed",
  drawer: "opens the menu",
  balance: "the member's balance; value: the amount",
  slip: "the slip; state: keypad, updating, closed, recharge, checking, asked, stillUnknown, notFound, forbidden, …",
  odds: "the price in the slip; state while it has moved: better, worse, changed; value: the wire's price",
  amount: "the typed amount; value: its digits",
  key: "a key of the amount: 0 to 9, 00, 000, del, clear, max, all, last, q1 to q4; of a cash-out 25, 50, 75, all",
  risk: "what is deducted if the bet is placed; value: the amount",
  win: "what is won beside the stake; value: the amount",
  returns: "what comes back if it wins; value: the amount",
  place:
    "the button of the slip; state: amount, min, max, login, balance, wait, ready, changed, sending, unknown, closed, none; value: what it would deduct",
  accept: "the same button while a tap accepts a change as well",
  add: "puts the selection of the slip into the parlay; state: add, replace, refuse",
  leg: "a leg of the parlay, MatchID; state: open, changed, updating, closed, notForParlay; value: its decimal price",
  drop: "takes that leg off, MatchID, all of them, `drop:all`, or that alert, its id",
  comb: "a combination by the server's name; value: its number of bets",
  bar: "opens the parlay; value: its legs",
  undo: "takes back what was done to the slip; state: what that was",
  bet: "a bet of the records, its id; state: waiting, accepted, refused, cancelled, or the result; value: what was deducted, of a settled one what came back",
  sell: "opens the cash-out of a bet, its id; value: the offer for all of it",
  sellnow: "the button that sells; state: wait, ready, changed, sending, unknown, closed; value: what comes back",
  notice: "what was told last of a bet, its id; state in the list of notices: what became of the bet",
  dialog: "a dialog by what it is about: login, betPlaced, betRefused, deposit, sold, …",
  act: "a button of a dialog, sheet or page: ok, cancel, login, deposit, keep, hide; view opens what lies behind it, as the table of results",
  set: "a setting by its stored name, and a choice of it by its stored value; value: what is chosen",
  tell: "asks what can be told of a match, in the slip of its price; with a kind the switch of that alert, with until whether those of a price end at kick-off",
  watch: "an alert in the list, its id",
  cell: "a score in the table of results, home and away; value: what the member's bets come to",
  fig: "a figure, dimension and key: `fig:sport:1`, `fig:day:2026-11-20`; value: the net result",
};
