/** What the app tells the page that frames it (contract, parent-frame messages; OPS-13). No sums, names or tokens ever leave. */
export type AppMessage =
  | {
      readonly type: "Ready";
      /** The app's version; an app that speaks host kit 1 says nothing of this. */
      readonly release?: string;
      /** The host kit that it speaks, 2 and higher; left out = 1. */
      readonly kit?: number;
      /** The messages that it hears; left out = those of kit 1. */
      readonly hears?: readonly string[];
    }
  | { readonly type: "NoBalance" | "GoCasino" | "GoLogin" | "BalanceChanged" | "SessionEnded" }
  | { readonly type: "BetPlaced"; readonly betId: string }
  /** The height in CSS px that the page on show would take without scrolling. */
  | { readonly type: "Resize"; readonly height: number }
  /** The page on show, by its address without any query. */
  | { readonly type: "RouteChanged"; readonly path: string }
  /** How many selections the slip holds: that of the open single slip, else those of the parlay. */
  | { readonly type: "SlipChanged"; readonly count: number; readonly mode: "single" | "parlay" | "none" }
  /** What became of a bet; `betId` comes with "placed" alone, and with a second "placed" where the answer did not name it. */
  | {
      readonly type: "BetState";
      readonly state: "placing" | "placed" | "refused" | "repriced" | "unknown" | "notFound";
      readonly kind: "single" | "parlay" | "outright";
      readonly betId?: string;
    }
  /** The session ends in so many ms unless it is renewed: said two minutes and half a minute before. */
  | { readonly type: "SessionEnding"; readonly inMs: number }
  /** The member has asked for a break from betting of so many days; the app takes no bet of it on this device meanwhile. */
  | { readonly type: "CareRequested"; readonly days: number };

/** What the framing page may tell the app. */
export type HostMessage =
  | { readonly type: "SetToken"; readonly token: string; readonly bcs: string }
  /** A theme id as in the launch address: "1", "SP2", "SP3", "SP4", "99". */
  | { readonly type: "SetTheme"; readonly theme: string }
  /** A code ("th-TH") or a short code ("th"). */
  | { readonly type: "SetLanguage"; readonly language: string }
  | { readonly type: "RefreshBalance" | "Logout" }
  /** The part of the frame that is seen, in CSS px from its top: bars and sheets stand in it. For a frame higher than the screen. */
  | { readonly type: "SetView"; readonly top: number; readonly height: number }
  | { readonly type: "OpenMatch"; readonly matchId: number; readonly leagueId: number }
  /** Shows the selections of a shared slip, by the code of its link; adds none by itself. */
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
  /** 1 Malay, 2 decimal, 3 Hong Kong, 4 Indonesian, 5 American, 6 Burmese, as in the launch address; one that the member may choose. */
  | { readonly type: "SetOddsStyle"; readonly style: number };
