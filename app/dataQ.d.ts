import "react";

declare global {
  /** The parts of the page to look in: a list, a match page, the slip, and so on. Within a part a name is unique. */
  type DataQPart = "list" | "match" | "slip" | "records" | "page" | "panel";

  /** A control or a figure that exists once in its part. */
  type DataQAlone =
    | "slip"
    | "amount"
    | "returns"
    | "risk"
    | "win"
    | "odds"
    | "place"
    | "accept"
    | "add"
    | "bar"
    | "undo"
    | "none"
    | "sellnow"
    | "drawer"
    | "filter"
    | "search"
    | "sports"
    | "balance"
    | "tell"
    | "query"
    | "refresh"
    | "share"
    | "export"
    | "pays";

  type DataQKey = "del" | "max" | "all" | "clear" | "last" | `q${number}` | `${number}`;

  type DataQNav =
    | "home"
    | "betrecord"
    | "sports"
    | "favorite"
    | "hot"
    | "back"
    | "login"
    | "logout"
    | "figures"
    | "matchresult"
    | "announcement"
    | "gamerule"
    | "matchfilter"
    | "notices"
    | "alerts"
    | "setting"
    | "winner";

  /**
   * The name of a control or a figure for test suites that read no language: a kind, and the contract's own ids, never words
   * (QA-04). It is written in the attribute `data-q` and holds over languages, themes and releases; `e2e/kit/names.ts` lists the
   * kinds with what their keys are, and a removal is for a major release. The types cost the page nothing.
   */
  type DataQ =
    | DataQAlone
    | `page:${string}`
    | `tab:${"live" | "today" | "early" | "mix" | "popular" | "open" | "settled"}`
    | `nav:${DataQNav}`
    | `view:${string}`
    | `sport:${number}`
    | `day:${number}`
    | `league:${number}`
    | `match:${number}`
    | `open:${string}`
    | `market:${number}:${number}`
    | `mtab:${"main" | "full" | "half" | "other" | "corner"}`
    | `price:${number}:${number}:${number}:${number}`
    | `outright:${number}:${number}`
    | `star:${number}`
    | `leaguepage:${number}`
    | `leaguestar:${number}`
    | `fold:${number}:${number}`
    | `pin:${number}:${number}`
    | `bonus:${number}:${number}`
    | `outrights:${number}:${number}`
    | `more:${number}:${number}`
    | `stage:${"pitch" | "video" | "stats" | "chat"}`
    | `turn:${"previous" | "next"}`
    | `period:${"today" | "yesterday" | "week" | "days30" | "month" | "months2" | "dates" | "from" | "to"}`
    | `date:${string}`
    | `rule:${string}`
    | `key:${DataQKey}`
    | `leg:${number}`
    | `drop:${string}`
    | `comb:${string}`
    | `bet:${string}`
    | `sell:${string}`
    | `notice:${string}`
    | `dialog:${string}`
    | `act:${"ok" | "cancel" | "login" | "deposit" | "view" | "keep" | "hide"}`
    | `set:${string}`
    | `watch:${string}`
    | `tell:${string}`
    | `cell:${string}:${string}`
    | `fig:${string}:${string | number}`;
}

declare module "react" {
  interface HTMLAttributes<T> {
    "data-q"?: DataQ | undefined;
    "data-q-part"?: DataQPart | undefined;
    /** Its state, in a word of the code: open, picked, up, down, old, suspended, updating, closed. */
    "data-q-state"?: string | undefined;
    /** The API's number, or the choice, that the words on the screen are made from. */
    "data-q-value"?: string | number | undefined;
  }
}
