import { type Page } from "@playwright/test";
import { type World } from "#mocks/world/world.ts";
import { book, leg } from "#e2e/steps/bets.ts";
import { expect, test } from "#e2e/steps/fixtures.ts";
import { amountOf, booked, openAgain, openSlip, placeButton, slipOf } from "#e2e/steps/slip.ts";
import { LONG } from "#e2e/steps/long.ts";

interface BetCase {
  readonly result: number;
  /** What the member reads. */
  readonly says: string;
  /** What happens at the bookmaker between the last price and the tap; returns what takes it back. */
  readonly before: (world: World) => () => void;
}

const ME = "jason88";

/** A bet that is booked for the time of one case; afterwards it counts for no limit. */
function bookFor(world: World, over: Parameters<typeof book>[1]): () => void {
  const bet = book(world, over);
  return () => void Object.assign(bet, { paymentCents: 0, placedAt: 0 });
}

/** Results of a bet (spec §8) after which the slip is there, brought about by what the bookmaker does; only 4 and 11 need to be ordered. */
const BETS: readonly BetCase[] = [
  {
    result: 3,
    says: "Odds changed from 1.95 to 2.05",
    before: (world) => {
      world.movePrice(502, 3, 1, 2.05);
      return () => world.movePrice(502, 3, 1, 1.95);
    },
  },
  {
    result: 4,
    says: "The amount is below the limit.",
    before: (world) => {
      world.nextCall({ path: "/api/bet/Bet", result: 4 });
      return () => {};
    },
  },
  {
    result: 10,
    says: "You are over your limit for one day.",
    before: (world) => bookFor(world, { paymentCents: 9_995_000, legs: [leg({ matchId: 505 })] }),
  },
  {
    result: 12,
    says: "You are betting too often.",
    before: (world) => {
      const placedAt = world.clock.now() - 1_000;
      const many = Array.from({ length: 20 }, () =>
        bookFor(world, { placedAt, legs: [leg({ matchId: 505 })], paymentCents: 1_000 }),
      );
      return () => many.forEach((unbook) => unbook());
    },
  },
  {
    result: 14,
    says: "You are over the limit for this match.",
    before: (world) => bookFor(world, { paymentCents: 3_995_000 }),
  },
  {
    result: 18,
    says: "Odds are updating",
    before: (world) => {
      world.suspend(502, 3);
      return () => world.resume(502);
    },
  },
  {
    result: 19,
    says: "Bet not allowed",
    before: (world) => {
      world.forbid(502);
      return () => world.forbid(502, false);
    },
  },
  {
    result: 15,
    says: "You are prohibited from betting.",
    before: (world) => {
      world.pauseMember(ME);
      return () => world.pauseMember(ME, false);
    },
  },
  {
    result: 8,
    says: "Betting is not available in your country.",
    before: (world) => {
      world.blockCountry(ME);
      return () => world.blockCountry(ME, false);
    },
  },
  {
    result: 11,
    says: "Please log in",
    before: (world) => {
      world.nextCall({ path: "/api/bet/Bet", result: 11, message: "" });
      return () => {};
    },
  },
  {
    result: 9,
    says: "Please recharge.",
    // answered so while the balance on the screen still has money: a slip that knows of none asks for a deposit itself
    before: (world) => {
      world.nextCall({ path: "/api/bet/Bet", result: 9, message: "Please recharge." });
      return () => {};
    },
  },
  {
    result: 7,
    says: "Balance insufficient, please recharge",
    before: (world) => {
      world.setBalance(ME, 99.99);
      return () => world.setBalance(ME, 12_480.5);
    },
  },
];

/** The results with a dialog. */
const TOLD = new Set([4, 10, 12, 14, 18, 19]);

/** Those of them that cover the keypad as well, until the next good price. */
const SHUT = new Set([18, 19]);

/** Taps, and looks at what the bookmaker answers and the member reads. */
async function tapFor(page: Page, result: number, says: string): Promise<void> {
  const answer = page.waitForResponse(/\/api\/bet\/Bet$/);
  await placeButton(page).click();
  expect(await (await answer).json()).toMatchObject({ Code: 0, Data: { Result: result } });
  await expect(page.locator("dialog[open]").getByText(says).first()).toBeVisible();
}

// one page goes through the codes, each on a slip that was opened for it
test(
  "bet codes that leave the slip: the bookmaker answers each, and the member reads why",
  LONG,
  async ({ page, world, open, pass }) => {
    test.slow();
    await openSlip({ page, world, open, pass }, { amount: "100" });
    for (const [at, { result, says, before }] of BETS.entries())
      await test.step(`bet code ${result}: "${says}"`, async () => {
        if (at > 0) await openAgain({ page, pass }, "100");
        const undo = before(world);
        const already = booked(world).length;
        await tapFor(page, result, says);
        expect(booked(world)).toHaveLength(already);
        await expect(slipOf(page)).toBeVisible();
        if (TOLD.has(result)) {
          await page.getByRole("alertdialog", { name: "Bet failed" }).getByRole("button", { name: "OK" }).click();
          if (!SHUT.has(result)) await expect(amountOf(page)).toHaveText("100");
        }
        if (result === 11) await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
        undo();
      });
  },
);

/** The results after which there is another page than before: each has one of its own. */
const APART: readonly {
  readonly result: number;
  readonly says: string;
  readonly before: (world: World) => void;
}[] = [
  { result: 0, says: "Bet placed", before: () => {} },
  { result: 1, says: "The market is closed.", before: (world) => world.closeMarket(502, 3) },
  // the ticket of the price has run out
  { result: 2, says: "The market has changed.", before: (world) => world.advance(121_000) },
  { result: 13, says: "Checking your bet", before: (world) => world.failCharges(ME) },
];

for (const { result, says, before } of APART) {
  test(
    `bet code ${result}: the bookmaker answers it, and the member reads "${says}"`,
    LONG,
    async ({ page, world, open, pass }) => {
      await openSlip({ page, world, open, pass }, { amount: "100" });
      before(world);
      await tapFor(page, result, says);
      expect(booked(world)).toHaveLength(result === 0 ? 1 : 0);
      if (result === 2) await expect(slipOf(page)).toBeVisible();
    },
  );
}

test("bet code 5: better odds are taken without asking, and have a lower limit", async ({
  page,
  world,
  open,
  pass,
}) => {
  const member = world.members.get(ME);
  if (member) member.preference.AutoAccept = 1;
  await openSlip({ page, world, open, pass }, { amount: "9000" });
  world.movePrice(502, 3, 1, 9);
  await tapFor(page, 5, "The amount is above the limit.");
  expect(booked(world)).toHaveLength(0);
  await expect(slipOf(page)).toBeVisible();
  await page.getByRole("alertdialog", { name: "Bet failed" }).getByRole("button", { name: "OK" }).click();
  await expect(amountOf(page)).toHaveText("9,000");
});
