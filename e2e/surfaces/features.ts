import { makeCode } from "#app/domain/share/slipCode.ts";
import { book, leg, settled } from "#e2e/steps/bets.ts";
import { selectionOf } from "#e2e/steps/seeds.ts";
import { type World } from "#mocks/world/world.ts";
import { over } from "./slips.ts";
import { article, dialog, type Stage, type Surface } from "./surface.ts";

const jason = { as: "jason88" } as const;

const ARSENAL = { matchId: 501, home: "Arsenal", away: "Chelsea" };

/** Two bets on Arsenal − Chelsea, and a parlay that waits for others. */
function betOnArsenal(world: World): void {
  book(world, {
    id: "8830192301",
    typedCents: 20_000,
    paymentCents: 20_000,
    winCents: 18_600,
    legs: [leg({ ...ARSENAL, marketId: 1, hdp: "0.5", odds: 1.93, decimal: 1.93, betScore: [1, 1] })],
  });
  book(world, {
    id: "8830192302",
    typedCents: 10_000,
    paymentCents: 10_000,
    winCents: 10_400,
    legs: [leg({ ...ARSENAL, hdp: "3.5", odds: 2.04, decimal: 2.04, betScore: [1, 1] })],
  });
}

/** A member's month: bets won, lost and partly cashed out. */
function aMonth(world: World): void {
  const days = [1, 2, 3, 4, 6, 8, 9, 12, 15, 20];
  const nets = [47_500, 20_000, -50_000, 12_000, -50_000, 47_500, 30_000, -50_000, 95_000, -50_000];
  days.forEach((day, at) => settled(world, day, nets[at] ?? 0));
  settled(world, 14, -50_000, { legs: [leg({ sportId: 2, marketId: 1, hdp: "5.5" })] });
  settled(world, 5, 23_750, { sales: [{ id: "77", cents: 25_000, backCents: 30_000, at: world.clock.now() }] });
}

/** Three selections as a link carries them, one of which has moved since. */
async function openLink({ page, world }: Stage): Promise<void> {
  const picks = [521, 522, 502].map((matchId) => {
    const { couId, hdp } = selectionOf(world, matchId);
    return { matchId, marketId: 1, couId, betPos: 1 as const, price: 1_900, hdp };
  });
  const code = makeCode(picks, Math.floor(world.clock.now() / 60_000) - 120);
  await article({ page } as Stage).waitFor();
  await page.evaluate((of) => location.assign(`#/pages/index/jump?goto=slip&picks=${of}`), code);
}

/** A bet that wins while the page is open, and the card its notice leads to. */
async function win({ page, world, pass }: Stage): Promise<void> {
  await article({ page } as Stage).waitFor();
  await pass(3_000);
  const bet = world.shelf.bet("9101");
  if (bet === undefined) throw new RangeError("no bet 9101");
  for (const side of [1, 2, 1] as const) world.goal(502, side);
  Object.assign(bet, { status: 2, result: 1, netCents: 47_500 });
  bet.statusAt = bet.settledAt = world.clock.now();
  world.shelf.close(bet);
  await pass(60_100);
  const notice = page.getByRole("status").filter({ hasText: "475.00" });
  await notice.waitFor();
  await pass(400);
  await notice.getByRole("button").first().click();
}

/** Quick bet, switched on in the settings; a ring runs on the real clock and is no picture. */
async function quick({ page, say }: Stage): Promise<void> {
  await page.getByRole("switch", { name: say("Quick bet") }).click();
  const fields = page.getByRole("dialog").getByRole("textbox");
  for (const [at, amount] of ["50", "60", "100"].entries()) await fields.nth(at).fill(amount);
  await page.getByRole("dialog").getByRole("button").last().click();
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await page.evaluate(() => location.assign("#/"));
}

/** What no other sportsbook has, each with the number of its picture (design-2, 5.5 to 7.5). */
export const FEATURES: readonly Surface[] = [
  {
    name: "51-grid",
    ...jason,
    hash: "/pages/match/match?matchId=501",
    before: betOnArsenal,
    act: async ({ page }) => page.getByRole("button", { name: /If it ends 2–1/ }).click(),
    shown: (stage) => dialog(stage).getByRole("table"),
  },
  {
    name: "53-tell-me",
    ...jason,
    before: (world) => world.suspend(502, 3),
    act: async (stage) => {
      await over(stage).waitFor();
      await stage.pass(500);
      await over(stage).click();
    },
    shown: (stage) => dialog(stage).getByRole("switch").first(),
  },
  {
    name: "54-shared-slip",
    ...jason,
    act: openLink,
    shown: ({ page }) => page.getByRole("listitem").nth(2),
  },
  {
    name: "55-figures",
    ...jason,
    hash: "/pages/figures/figures",
    before: aMonth,
    shown: ({ page, say }) => page.getByRole("region", { name: say("Where it came from") }),
  },
  {
    name: "56-quick-bet",
    ...jason,
    hash: "/pages/setting/setting",
    act: quick,
    shown: ({ page }) => page.getByRole("button", { name: "Quick bet 50, turn off" }),
  },
  {
    name: "60-win",
    ...jason,
    before: (world) => book(world, { id: "9101" }),
    act: win,
    shown: ({ page }) => page.getByRole("region", { name: /^Win · / }),
  },
];
