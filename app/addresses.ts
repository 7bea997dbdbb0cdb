/**
 * The addresses of the pages, as members and operators already have them (spec §2). The routes are built from them, and every
 * way to a page is written with them.
 */
export const PAGE = {
  index: "/pages/index/index",
  jump: "/pages/index/jump",
  parlay: "/pages/bet/bet",
  bets: "/pages/betrecord/betrecord",
  bet: "/pages/betrecord/bet",
  figures: "/pages/figures/figures",
  alerts: "/pages/alerts/alerts",
  shared: "/pages/shared/shared",
  cashOut: "/pages/sell/sell",
  results: "/pages/matchresult/matchresult",
  announcements: "/pages/announcement/announcement",
  rules: "/pages/gamerule/gamerule",
  rule: "/pages/gameruledetail/gameruledetail",
  match: "/pages/match/match",
  outright: "/pages/winner/winner",
  leagueFilter: "/pages/matchfilter/matchfilter",
  favourites: "/pages/myFavorite/myFavorite",
  popular: "/pages/hotMatch/hotMatch",
  league: "/pages/league/league",
  search: "/pages/search/search",
  settings: "/pages/setting/setting",
  login: "/pages/login/login",
} as const;

/** Where an operator sees what is wrong with its config.json: instead of the app, so that nothing of the app is needed (OPS-03). */
export const CHECK_PAGE = "#/operator/check";
