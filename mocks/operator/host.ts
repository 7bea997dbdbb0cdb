import { LANGUAGES } from "#app/domain/languages.ts";
import { readKept } from "#mocks/demo.ts";
import { accounts, complain, money, part, sessionOf } from "#mocks/operator/page.ts";

const KEPT = 200;

/** The same server under its other name: to the browser it is another site. */
function otherOrigin(): string {
  const { hostname, port, protocol } = location;
  const other = hostname === "localhost" ? "127.0.0.1" : "localhost";
  return `${protocol}//${other}${port === "" ? "" : `:${port}`}`;
}

const frame = part("#app", HTMLIFrameElement);
const heard = part("#heard", HTMLOListElement);
const account = part("#account", HTMLSelectElement);
const framed = otherOrigin();

function log(mark: string, data: unknown): void {
  const line = document.createElement("li");
  line.textContent = `${new Date().toLocaleTimeString()} ${mark} ${JSON.stringify(data)}`;
  heard.prepend(line);
  while (heard.children.length > KEPT) heard.lastChild?.remove();
}

function say(message: Record<string, unknown>): void {
  frame.contentWindow?.postMessage({ source: "sportsbook", version: 1, ...message }, framed);
  // what is said may carry a session: the page shows its kind only
  log("→", { type: message["type"] });
}

const value = (selector: string): string => {
  const held = document.querySelector(selector);
  return held instanceof HTMLSelectElement || held instanceof HTMLInputElement ? held.value : "";
};

const SAYS: Readonly<Record<string, () => void>> = {
  SetToken: () => {
    readKept()
      .then((kept) => accounts(kept).find((one) => one.account === account.value))
      .then((one) => (one ? sessionOf(one) : undefined))
      .then((session) => session && say({ type: "SetToken", ...session }))
      .catch(complain);
  },
  SetTheme: () => say({ type: "SetTheme", theme: value("#theme") }),
  SetLanguage: () => say({ type: "SetLanguage", language: value("#language") }),
  RefreshBalance: () => say({ type: "RefreshBalance" }),
  OpenMatch: () => {
    const [matchId, leagueId] = value("#match").split("_").map(Number);
    say({ type: "OpenMatch", matchId, leagueId });
  },
  Logout: () => say({ type: "Logout" }),
};

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
  part("#language", HTMLSelectElement).replaceChildren(...Object.keys(LANGUAGES).map((code) => new Option(code, code)));
  account.replaceChildren(
    ...accounts(await readKept()).map((one) => new Option(`${one.showName}: ${money(one)}`, one.account)),
  );
  addEventListener("message", (event) => {
    if (event.origin === framed && event.source === frame.contentWindow) log("←", event.data);
  });
  const address = new URL("../../", new URL(location.pathname, framed));
  part("#framed", HTMLElement).textContent = address.href;
  frame.src = address.href;
}

start().catch(complain);
