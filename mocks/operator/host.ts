import { LANGUAGES } from "#app/domain/member/languages.ts";
import { type AppMessage, type HostMessage } from "#app/host/messages.ts";
import { mount } from "#app/hostKit/hostKit.ts";
import { type Session, type Sportsbook } from "#app/hostKit/types.ts";
import { readKept } from "#mocks/doors/demo.ts";
import { accounts, complain, money, otherOrigin, part, sessionOf } from "#mocks/operator/page.ts";

const KEPT = 200;

/** Every message that the sportsbook may send; the page logs them all. */
const HEARD: Readonly<Record<AppMessage["type"], true>> = {
  Ready: true,
  GoLogin: true,
  NoBalance: true,
  GoCasino: true,
  BetPlaced: true,
  BalanceChanged: true,
  Resize: true,
  RouteChanged: true,
  SessionEnded: true,
  SlipChanged: true,
  BetState: true,
  SessionEnding: true,
  CareRequested: true,
};

const heard = part("#heard", HTMLOListElement);
const account = part("#account", HTMLSelectElement);
const theme = part("#theme", HTMLSelectElement);
const language = part("#language", HTMLSelectElement);
const match = part("#match", HTMLInputElement);
const style = part("#style", HTMLSelectElement);
const place = part("#place", HTMLSelectElement);
const picks = part("#picks", HTMLInputElement);
const slip = part("#slip", HTMLOutputElement);
const bet = part("#bet", HTMLOutputElement);

type Opened = Extract<HostMessage, { readonly type: "OpenPage" }>["page"];

/** The code of a shared slip, from its full link or by itself. */
const codeIn = (text: string): string => /[?&]picks=([^&#]*)/.exec(text)?.[1] ?? text.trim();

let book: Sportsbook | undefined;
/** The account signed in at this site; the sportsbook asks for its session. */
let visitor = true;

function log(mark: string, data: unknown): void {
  const line = document.createElement("li");
  line.textContent = `${new Date().toLocaleTimeString()} ${mark} ${JSON.stringify(data)}`;
  heard.prepend(line);
  while (heard.children.length > KEPT) heard.lastChild?.remove();
}

function say(message: HostMessage): void {
  book?.send(message).catch(complain);
  // a message may carry a session: the page shows only its type
  log("→", { type: message.type });
}

async function session(): Promise<Session | undefined> {
  if (visitor) return undefined;
  const chosen = accounts(await readKept()).find((one) => one.account === account.value);
  return chosen && sessionOf(chosen);
}

/** The messages for which the page has a button; the kit sends the visible part of the frame. */
const SAYS: Readonly<Record<Exclude<HostMessage["type"], "SetView">, () => void>> = {
  SetToken: () => {
    visitor = false;
    session()
      .then((held) => held && say({ type: "SetToken", token: held.token, bcs: held.bcs ?? "" }))
      .catch(complain);
  },
  SetTheme: () => say({ type: "SetTheme", theme: theme.value }),
  SetLanguage: () => say({ type: "SetLanguage", language: language.value }),
  RefreshBalance: () => say({ type: "RefreshBalance" }),
  OpenMatch: () => {
    const [matchId = 0, leagueId = 0] = match.value.split("_").map(Number);
    say({ type: "OpenMatch", matchId, leagueId });
  },
  AddSelections: () => say({ type: "AddSelections", picks: codeIn(picks.value) }),
  OpenPage: () => say({ type: "OpenPage", page: place.value as Opened }),
  SetOddsStyle: () => say({ type: "SetOddsStyle", style: Number(style.value) }),
  Logout: () => {
    visitor = true;
    say({ type: "Logout" });
  },
};

function mountBook(): void {
  book?.destroy();
  const src = new URL("../../", new URL(location.pathname, otherOrigin())).href;
  part("#framed", HTMLElement).textContent = src;
  const listen = (message: AppMessage) => {
    log("←", message);
    if (message.type === "SlipChanged") slip.textContent = `${message.count} (${message.mode})`;
    if (message.type === "BetState") bet.textContent = `${message.kind}: ${message.state} ${message.betId ?? ""}`;
  };
  const on = Object.fromEntries(Object.keys(HEARD).map((type) => [type, listen]));
  book = mount({ src, container: "#app", version: "2.1", session, onError: complain, on });
}

function takeAway(): void {
  book?.destroy();
  book = undefined;
}

async function start(): Promise<void> {
  const buttons = Object.entries(SAYS).map(([name, act]) => {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "button quiet";
    button.textContent = name;
    button.addEventListener("click", act);
    return button;
  });
  part("#says", HTMLElement).replaceChildren(...buttons);
  part("#mount", HTMLButtonElement).addEventListener("click", mountBook);
  part("#destroy", HTMLButtonElement).addEventListener("click", takeAway);
  language.replaceChildren(
    ...Object.keys(LANGUAGES).map((code) => new Option(code, code, code === "en-US", code === "en-US")),
  );
  account.replaceChildren(
    ...accounts(await readKept()).map((one) => new Option(`${one.showName}: ${money(one)}`, one.account)),
  );
  mountBook();
}

start().catch(complain);
