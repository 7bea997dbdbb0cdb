import { type World } from "#mocks/world/world.ts";
import { type Sportsbook } from "#e2e/kit/sportsbook.ts";

export const ME = "jason88";
/** Manchester United v Brighton, live; its total. */
export const MATCH = 502;
export const TOTAL = 3;
export const OVER = `price:${MATCH}:${TOTAL}:*:1`;

/** What a member wants to do, in names alone: it neither reads nor writes a word. */
export interface Task {
  readonly name: string;
  readonly run: (app: Sportsbook, world: World) => Promise<void>;
}

/** Fails, showing both sides, if they differ. */
export function same(what: string, is: unknown, should: unknown): void {
  if (JSON.stringify(is) !== JSON.stringify(should))
    throw new Error(`${what} is ${JSON.stringify(is)}, and should be ${JSON.stringify(should)}`);
}

/** The member's bets in the bookmaker's ledger: kind and what was deducted, in cents. */
export const taken = (world: World) => world.shelf.of(ME).map(({ kind, paymentCents }) => [kind, paymentCents]);

/** Opens the slip on Over at 1.95. */
export async function openOver(app: Sportsbook, world: World): Promise<void> {
  world.movePrice(MATCH, TOTAL, 1, 1.95);
  await app.open({ as: ME });
  await app.until("balance");
  await app.slip.open(OVER);
}

/** Passes the next two requests for a price: the second begins at most 10 s after the first was answered. */
export async function nextPrice(app: Sportsbook): Promise<void> {
  await app.pass(6_000);
  await app.pass(6_000);
}

export async function finishSingle(app: Sportsbook): Promise<void> {
  await app.slip.place();
  await app.slip.placed();
}
