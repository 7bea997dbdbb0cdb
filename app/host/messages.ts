/**
 * What the app tells the page that frames it (contract, parent-frame messages; OPS-13). No sums, names or tokens are
 * ever sent.
 */
export type AppMessage =
  | {
      readonly type: "Ready";
      /** The app's version; missing from an app that speaks host kit 1. */
      readonly release?: string;
      /** The host kit version, 2 and higher; omitted = 1. */
      readonly kit?: number;
      /** The messages that it accepts; omitted = those of kit 1. */
      readonly hears?: readonly string[];
    }
  | { readonly type: "NoBalance" | "GoCasino" | "GoLogin" | "BalanceChanged" | "SessionEnded" }
  | { readonly type: "BetPlaced"; readonly betId: string }
  /** The height in CSS px that the current page would need without scrolling. */
  | { readonly type: "Resize"; readonly height: number }
  /** The current page, by its URL without any query. */
  | { readonly type: "RouteChanged"; readonly path: string }
  /** How many selections the slip has: the open single slip, else the parlay. */
  | { readonly type: "SlipChanged"; readonly count: number; readonly mode: "single" | "parlay" | "none" }
  /**
   * The outcome of a bet; `betId` comes only with "placed", and with a second "placed" if the response did not name it.
   */
  | {
      readonly type: "BetState";
      readonly state: "placing" | "placed" | "refused" | "repriced" | "unknown" | "notFound";
      readonly kind: "single" | "parlay" | "outright";
      readonly betId?: string;
    }
  /** The session ends in this many ms unless it is renewed: sent two minutes and half a minute before. */
  | { readonly type: "SessionEnding"; readonly inMs: number }
  /**
   * The member has asked for a break from betting of this many days; until then the app takes no bet from them on this
   * device.
   */
  | { readonly type: "CareRequested"; readonly days: number };

/** What the host page may tell the app. */
export type HostMessage =
  | { readonly type: "SetToken"; readonly token: string; readonly bcs: string }
  /** A theme id as in the launch URL: "1", "SP2", "SP3", "SP4", "99". */
  | { readonly type: "SetTheme"; readonly theme: string }
  /** A code ("th-TH") or a short code ("th"). */
  | { readonly type: "SetLanguage"; readonly language: string }
  | { readonly type: "RefreshBalance" | "Logout" }
  /**
   * The visible part of the frame, in CSS px from its top: bars and sheets are placed in it. For a frame taller than
   * the screen.
   */
  | { readonly type: "SetView"; readonly top: number; readonly height: number }
  | { readonly type: "OpenMatch"; readonly matchId: number; readonly leagueId: number }
  /** Shows the selections of a shared slip, by the code of its link; adds none automatically. */
  | { readonly type: "AddSelections"; readonly picks: string }
  | {
      readonly type: "OpenPage";
      readonly page:
        | "index"
        | "bets"
        | "results"
        | "outright"
        | "favourites"
        | "hot"
        | "settings"
        | "figures"
        | "alerts";
    }
  /**
   * 1 Malay, 2 decimal, 3 Hong Kong, 4 Indonesian, 5 American, 6 Burmese, as in the launch URL; ignored unless the
   * member may choose it.
   */
  | { readonly type: "SetOddsStyle"; readonly style: number };
