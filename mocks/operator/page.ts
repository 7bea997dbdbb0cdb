import { type KeptWorld } from "#mocks/doors/keep.ts";
import { createMembers, major, type Member } from "#mocks/ledger/members.ts";

/** A member as the operator's pages show it: as in the demo's saved world, or as new. */
export interface Account extends Pick<
  Member,
  "account" | "showName" | "scenario" | "currency" | "cents" | "paused" | "tokenMs"
> {}

/** The accounts with the balances of the saved world. */
export function accounts(kept: KeptWorld | undefined): readonly Account[] {
  const saved = new Map(kept?.members.map((one) => [one.account, one]));
  return [...createMembers().values()].map((member) => ({ ...member, ...saved.get(member.account) }));
}

/** A sum as on the pages: currency, thousands separators, two decimals. */
export const money = ({ currency, cents }: Pick<Account, "currency" | "cents">): string =>
  `${currency} ${major(cents).toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

/** One row of a list: a title, a line of small print, and a sum at the end. */
export function row(title: string, small: string, sum: string, act: () => void): HTMLLIElement {
  const item = document.createElement("li");
  const button = document.createElement("button");
  button.type = "button";
  button.className = "row";
  const who = document.createElement("span");
  const name = document.createElement("strong");
  name.textContent = title;
  const print = document.createElement("small");
  print.textContent = small;
  who.append(name, print);
  const end = document.createElement("span");
  end.className = "sum";
  end.textContent = sum;
  button.append(who, end);
  button.addEventListener("click", act);
  item.append(button);
  return item;
}

/** The element that a page must have. */
export function part<T extends Element>(selector: string, kind: new () => T): T {
  const found = document.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`the page has no ${selector}`);
  return found;
}

/** Shows on the page what went wrong. */
export function complain(error: unknown): void {
  const problem = part("#problem", HTMLElement);
  problem.textContent = error instanceof Error ? error.message : String(error);
  problem.hidden = false;
}

/** A signed session of an account, made in the page: there is no server. */
export async function sessionOf(account: Account): Promise<{ token: string; bcs: string }> {
  const { bcsOf, signToken } = await import("#mocks/ledger/tokens.ts");
  const claims = {
    Account: account.account,
    Balance: major(account.cents),
    Currency: account.currency,
    Paused: account.paused,
  };
  return { token: await signToken(claims, Date.now(), account.tokenMs), bcs: bcsOf(account.account) };
}

/** The same server under its other name: to the browser it is another site. */
export function otherOrigin(): string {
  const { hostname, port, protocol } = location;
  const other = hostname === "localhost" ? "127.0.0.1" : "localhost";
  return `${protocol}//${other}${port === "" ? "" : `:${port}`}`;
}
