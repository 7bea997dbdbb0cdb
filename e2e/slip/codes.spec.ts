import { type World } from "#mocks/world/world.ts";
import { book } from "#e2e/steps/bets.ts";
import { expect, test } from "#e2e/steps/fixtures.ts";
import { rowOf } from "#e2e/steps/slip.ts";
import { after, LONG } from "#e2e/steps/long.ts";

/** Every general code of spec §8 that a list can meet: how it is brought about, and the words in its place. */
const GENERAL: readonly (readonly [code: number, text: string])[] = [
  [-1, "System error, try again later"],
  [2, "Parameter error"],
  [4, "Service busy"],
  [6, "Odds updating"],
  [8, "Blocked country"],
  [-400, "Server request error"],
  [-401, "Unauthorized"],
  [-403, "Access denied"],
  [-404, "Address does not exist"],
  [-500, "Server error"],
  [-503, "Server busy, access later"],
];

const BOARD = "GetLiveMatchOdds";

for (const [at, [code, text]] of GENERAL.entries()) {
  test(
    `general code ${code}: the list says so, and comes when it is asked again`,
    after(1, at),
    async ({ page, world, open }) => {
      world.nextCall({ path: BOARD, times: 9, message: "", ...(code <= -400 ? { status: -code } : { code }) });
      await open();
      const failure = page.getByRole("button", { name: /^Failed to load/ });
      // the words of the specification are the first line below the title
      await expect(failure.getByText(text, { exact: true })).toBeVisible();
      await expect(failure).toContainText(`Code ${String(code).replace("-", "−")}`);
      world.clearFaults();
      await failure.click();
      await expect(rowOf(page, /Manchester United/)).toBeVisible();
    },
  );
}

test(
  "general code -2: a list that nobody answers in 30 s, twice, says that the network did not",
  LONG,
  async ({ page, world, open, pass, door }) => {
    world.nextCall({ path: BOARD, times: 9, hang: true });
    await open();
    const asked = () => door.requests.filter((line) => line.includes(BOARD)).length;
    await expect.poll(asked).toBe(1);
    // in small steps, as the clock has run while the page was loaded: 15 s after the failure the list is asked again
    const askedLater = async () => {
      await pass(2_000);
      return asked();
    };
    await expect.poll(askedLater, { timeout: 30_000, intervals: [20] }).toBe(2);
    await pass(30_000);
    const failure = page.getByRole("button", { name: /^Failed to load/ });
    await expect(failure).toContainText("Network Error");
    await expect(failure).toContainText("Network request timed out. Please check your connection.");
    world.clearFaults();
    await failure.click();
    await expect(rowOf(page, /Manchester United/)).toBeVisible();
  },
);

test("general code 3: an ended session is said once, and the member is a visitor", async ({
  page,
  world,
  open,
  pass,
}) => {
  await open({ as: "jason88" });
  await expect(page.getByRole("banner")).toContainText("jason88");
  world.expireToken("jason88");
  await expect(async () => {
    await pass(20_000);
    await expect(page.getByRole("alertdialog", { name: "Your session has ended" })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(page.getByRole("banner")).not.toContainText("jason88");
});

test("general code 5: the page is loaded anew once; a second time within 5 minutes it is said", async ({
  page,
  world,
  open,
  pass,
}) => {
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  await open();
  await expect(rowOf(page, /Manchester United/)).toBeVisible();
  world.nextCall({ path: BOARD, code: 5, message: "" });
  await pass(15_000);
  await expect.poll(() => loads).toBe(2);
  await expect(rowOf(page, /Manchester United/)).toBeVisible();
  world.nextCall({ path: BOARD, code: 5, message: "" });
  await pass(15_000);
  const note = page.getByRole("alertdialog", { name: "Please note" });
  await expect(note).toContainText("The page is out of date");
  await expect(note).toContainText("Please reload it.");
  expect(loads).toBe(2);
});

const ME = "jason88";
const ID = "8830192174";

/** Every code of a sale (spec §8): what the bookmaker does before the offer is asked, or before it is taken. */
const SALES: readonly {
  readonly code: number;
  readonly says: string;
  readonly call: "CheckInsurance" | "Insurance";
  readonly before: (world: World) => void;
}[] = [
  { code: 0, says: "Cashed out", call: "Insurance", before: () => {} },
  {
    // somebody has sold a part meanwhile, so that the amount is more than what is left
    code: 1,
    says: "The cash-out failed. Nothing was cashed out; check the amount and try again.",
    call: "Insurance",
    before: (world) => {
      world.shelf.bet(ID)?.sales.push({ id: "s0", cents: 10_000, backCents: 9_500, at: world.clock.now() });
    },
  },
  {
    code: 2,
    says: "Cash-out is not available on this bet",
    call: "CheckInsurance",
    before: (world) => world.closeMarket(502, 3),
  },
  {
    code: 3,
    says: "Nothing has been cashed out yet.",
    call: "Insurance",
    before: (world) => world.movePrice(502, 3, 1, 2.4),
  },
  {
    code: 4,
    // the refusal and the offer that is asked after it say the same
    says: "Cash-out is suspended",
    call: "Insurance",
    before: (world) => world.suspend(502, 3),
  },
];

for (const [at, { code, says, call, before }] of SALES.entries()) {
  test(
    `sell code ${code}: the bookmaker answers it to ${call}, and the member reads "${says}"`,
    after(1, at),
    async ({ page, world, open, pass }) => {
      world.movePrice(502, 3, 1, 1.95);
      book(world, { id: ID });
      await open({ as: ME, hash: `/pages/sell/sell?betId=${ID}` });
      await expect(page.getByText("You get")).toBeVisible();
      await pass(600);
      await page.getByRole("group", { name: "Amount keys" }).getByRole("button", { name: "All", exact: true }).click();
      before(world);
      const sold = () => world.shelf.bet(ID)?.sales.filter(({ id }) => id !== "s0").length;
      const answer = page.waitForResponse(new RegExp(`/api/bet/${call}(\\?|$)`));
      if (call === "Insurance") await page.getByRole("button", { name: /^Cash out \d/ }).click();
      else await pass(5_000);
      expect(await (await answer).json()).toMatchObject({ Code: 0, Data: { Result: code } });
      await expect(page.getByText(says).first()).toBeVisible();
      expect(sold()).toBe(code === 0 ? 1 : 0);
    },
  );
}
