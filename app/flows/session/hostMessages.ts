import { isChoice, isOffered } from "#app/config.ts";
import { type App } from "#app/application/app.ts";
import { languageOf } from "#app/domain/member/languages.ts";
import { isOddsStyle } from "#app/domain/odds/odds.ts";
import { themeOf } from "#app/domain/member/themes.ts";
import { isEmbedded, notifyHost } from "#app/host/host.ts";
import { type Hearing, hearHost } from "#app/host/hear.ts";
import { type LaunchSlip, type MatchOpener } from "#app/host/launch.ts";
import { type HostMessage } from "#app/host/messages.ts";
import { showIn } from "#app/host/seen.ts";
import { changeSettings } from "#app/stores/settings.ts";
import { chooseTheme } from "#app/stores/theme.ts";
import { part } from "#app/flows/chunk.ts";
import { PAGE } from "#app/addresses.ts";
import { stopAll } from "#app/flows/stops.ts";
import { refreshBalance } from "./balance.ts";
import { matchAddress } from "./launch.ts";
import { allowedStyles, chooseOddsStyle } from "./allowedStyles.ts";
import { signIn, signOut } from "./session.ts";
import { offeredNow } from "./themeCycle.ts";

/** At most one height is sent per this interval, ms. */
const RESIZE_REST_MS = 250;

/** The height in CSS px that header, page and bottom bar would need without scrolling. */
function wantedHeight(page: Element): number {
  const range = document.createRange();
  range.selectNodeContents(page);
  const around = [page.previousElementSibling, page.nextElementSibling];
  const bars = around.reduce((sum, bar) => sum + (bar?.getBoundingClientRect().height ?? 0), 0);
  return Math.ceil(range.getBoundingClientRect().height + bars);
}

/** Tells the host site the height that the current page would like (contract, Resize). Returns the stop function. */
function watchHeight(): () => void {
  let told = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = () => {
    timer = undefined;
    const page = document.querySelector("[data-page]");
    const height = page ? wantedHeight(page) : 0;
    if (height > 0 && height !== told && notifyHost({ type: "Resize", height })) told = height;
  };
  const soon = () => {
    timer ??= setTimeout(tell, RESIZE_REST_MS);
  };
  const app = document.getElementById("app");
  const observer = new MutationObserver(soon);
  if (app) observer.observe(app, { childList: true, subtree: true });
  addEventListener("resize", soon);
  return () => {
    observer.disconnect();
    removeEventListener("resize", soon);
    clearTimeout(timer);
  };
}

/** Pages to which a host may send a member by name (OPS-13). */
const PAGES = {
  index: PAGE.index,
  bets: PAGE.bets,
  results: PAGE.results,
  outright: PAGE.outright,
  favourites: PAGE.favourites,
  hot: PAGE.popular,
  settings: PAGE.settings,
  figures: PAGE.figures,
  alerts: PAGE.alerts,
} as const;

function takeTheme(app: App, named: string): void {
  const theme = themeOf(named);
  if (theme !== undefined && offeredNow(app).offered.includes(theme)) chooseTheme(app, theme, Date.now());
}

function takeLanguage(app: App, named: string): void {
  const language = languageOf(named);
  if (language !== undefined && isChoice("language", language)) changeSettings(app, { language });
}

function takeStyle(app: App, style: number): void {
  if (isOddsStyle(style) && allowedStyles(app).includes(style)) chooseOddsStyle(app, style);
}

function act(app: App, message: HostMessage, closeOver: () => void): void {
  switch (message.type) {
    case "SetToken":
      return void signIn(app, { token: message.token, bcs: message.bcs });
    case "SetTheme":
      return takeTheme(app, message.theme);
    case "SetLanguage":
      return takeLanguage(app, message.language);
    case "SetOddsStyle":
      return takeStyle(app, message.style);
    case "RefreshBalance":
      return void refreshBalance(app);
    case "SetView":
      return showIn(message);
    case "OpenMatch":
      closeOver();
      return app.history.push(matchAddress(message), { byHost: true } satisfies MatchOpener);
    case "AddSelections":
      if (!isOffered("sharing")) return;
      return app.history.push(PAGE.shared, { picks: message.picks } satisfies LaunchSlip);
    case "OpenPage":
      if (message.page === "alerts" && !isOffered("watches")) return;
      // a list of alerts, say, would stay over the next page
      closeOver();
      return app.history.push(PAGES[message.page]);
    case "Logout":
      return void signOut(app);
  }
}

/**
 * Exchanges messages with the host site; a page that is not framed does not (contract, parent-frame messages).
 * `closeOver` closes what is open over the page before the host opens another one. Returns the stop function, and the port sent with the greeting, if there is one (host/hear.ts).
 */
export function watchHost(app: App, closeOver: () => void): Hearing {
  if (!isEmbedded()) return { line: undefined, stop: () => undefined };
  const { line, stop } = hearHost((message) => act(app, message, closeOver));
  const { history } = app;
  let path = "";
  const route = () => {
    if (history.location.pathname === path) return;
    path = history.location.pathname;
    notifyHost({ type: "RouteChanged", path });
  };
  let stopNews: (() => void) | undefined;
  let isOver = false;
  part(() => import("./hostNews.ts")).then(
    ({ reportToHost }) => {
      if (!isOver) stopNews = reportToHost(app);
    },
    () => undefined,
  );
  const over = () => {
    isOver = true;
    stopNews?.();
  };
  const stops = [stop, history.subscribe(route), watchHeight(), over];
  route();
  return { line, stop: stopAll(stops) };
}
