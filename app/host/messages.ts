/** What the app tells the page that frames it (contract, parent-frame messages). No sums, names or tokens ever leave. */
export type AppMessage =
  | { readonly type: "Ready" | "NoBalance" | "GoCasino" | "GoLogin" | "BalanceChanged" | "SessionEnded" }
  | { readonly type: "BetPlaced"; readonly betId: string }
  /** The height in CSS px that the page on show would take without scrolling. */
  | { readonly type: "Resize"; readonly height: number }
  /** The page on show, by its address without any query. */
  | { readonly type: "RouteChanged"; readonly path: string };

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
  | { readonly type: "OpenMatch"; readonly matchId: number; readonly leagueId: number };
