import { expect, type Locator, type Page } from "@playwright/test";
import { type World } from "#mocks/world/world.ts";

/** The open slip sheet. */
export const slipOf = (page: Page) => page.getByRole("dialog", { name: /Single bet|Outright bet/ });

/** The place button, whatever its label. */
export const placeButton = (page: Page) => page.getByRole("button", { name: /^(Place bet|Accept .+ & bet)/ });

/** Taps keys of the open keypad: "500", "+100", "Max". */
export async function typeAmount(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) {
    const presses = /^\d+$/.test(key) ? Array.from(key) : [key];
    for (const press of presses) await page.getByRole("button", { name: press, exact: true }).click();
  }
}

/** Everything a member has bet in this world, oldest first: the only truth about what was placed. */
export const booked = (world: World, account = "jason88") => world.shelf.of(account);

/** The typed amount on the screen. */
export const amountOf = (page: Page) => page.getByRole("status", { name: "Amount" });

/** The dialog of a bet that was found in the bet list. */
export const placedDialog = (page: Page) => page.getByRole("alertdialog", { name: "Bet placed" });

/** Reads why a bet was refused, and that nothing is lost, in the dialog, and then confirms it. */
export async function readRefusal(page: Page, result: number, text: string): Promise<void> {
  const dialog = page.getByRole("alertdialog", { name: "Bet failed" });
  await expect.soft(dialog, `result ${result}`).toContainText(text);
  await expect
    .soft(dialog, `result ${result}`)
    .toContainText("Nothing was deducted. Your selection and amount are kept.");
  await dialog.getByRole("button", { name: "OK" }).click();
  await expect(dialog).toBeHidden();
}

/** A match of the list by its teams. */
export const rowOf = (page: Page, teams: RegExp) => page.getByRole("article", { name: teams });

/** Taps a price of a match once it is steady (taps.ts). */
export async function pick(page: Page, match: RegExp, price: RegExp): Promise<void> {
  const cell = rowOf(page, match).getByRole("button", { name: price }).first();
  await expect(cell).toBeVisible();
  await cell.click();
}

/** Opens the single slip of Manchester United over at 1.95, past its 2 s, with an amount. */
export async function openSlip(
  { page, world, open, pass }: Room,
  { amount = "500", odds = 1.95, as = "jason88" }: { amount?: string; odds?: number; as?: string } = {},
): Promise<void> {
  world.movePrice(502, 3, 1, odds);
  await open({ as });
  await expect(page.getByRole("banner")).toContainText(as);
  await pick(page, /Manchester United/, /^Over/);
  await expect(slipOf(page)).toBeVisible();
  await pass(2_000);
  await expect(placeButton(page)).toBeVisible();
  if (amount !== "") await typeAmount(page, amount);
}

/** Closes the slip and opens it on the same price again, past its 2 s: a clean start on the same page. */
export async function openAgain({ page, pass }: Pick<Room, "page" | "pass">, amount: string): Promise<void> {
  await slipOf(page).getByRole("button", { name: "Close" }).first().click();
  await expect(slipOf(page)).toBeHidden();
  // the slip is cleared 200 ms after it was closed
  await pass(300);
  await pick(page, /Manchester United/, /^Over/);
  await expect(slipOf(page)).toBeVisible();
  await pass(2_000);
  await expect(placeButton(page)).toBeVisible();
  await expect(amountOf(page)).toHaveText("");
  if (amount !== "") await typeAmount(page, amount);
}

/** What the slip tests share. */
export interface Room {
  readonly page: Page;
  readonly world: World;
  readonly open: (options?: { readonly as?: string; readonly hash?: string }) => Promise<void>;
  readonly pass: (ms: number) => Promise<void>;
}

/** The bets sent to the bookmaker, as an interface received them. */
export const betCalls = (requests: readonly string[]) =>
  requests.filter((line) => /\/api\/bet\/(Bet|MixBet|OrBet)$/.test(line));

/** Waits for the next refresh of the price, even if one was pending: it is requested 10 s after the last response. */
export async function nextPrice(pass: (ms: number) => Promise<void>): Promise<void> {
  await pass(6_000);
  await pass(6_000);
}

/**
 * Lets minutes pass until something is shown: in leaps in which a timer fires once, short enough for calls to be
 * answered before their time limit.
 */
export async function waitOut({ page, world }: Pick<Room, "page" | "world">, told: Locator): Promise<void> {
  await expect(async () => {
    world.advance(4_000);
    await page.clock.fastForward(4_000);
    await expect(told).toBeVisible({ timeout: 50 });
  }).toPass({ timeout: 25_000, intervals: [20] });
}

/** Lets seconds pass until a notice is shown: it is visible for three, so a longer leap would miss it. */
export async function waitForNotice({ pass }: Pick<Room, "pass">, notice: Locator): Promise<void> {
  await expect(async () => {
    await pass(1_000);
    await expect(notice).toBeVisible({ timeout: 300 });
  }).toPass({ timeout: 25_000, intervals: [0] });
}
