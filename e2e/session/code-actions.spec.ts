import { type Page } from "@playwright/test";
import { book as bookBet } from "#e2e/steps/bets.ts";
import { expect, test } from "#e2e/steps/fixtures.ts";
import { booked, openSlip, placeButton, slipOf } from "#e2e/steps/slip.ts";
import { after, LONG } from "#e2e/steps/long.ts";

const BET = "8830192174";
const DEAD = 3;
const RELOAD = 5;

/** A call that the app makes by itself, and the page it makes it on. */
type Call = readonly [path: string, page: string];

/** Calls of members: code 3 of the envelope ends the session (spec §4). */
const OF_MEMBERS: readonly Call[] = [
  ["GetUnSettleBetStatus", "/"],
  ["GetUnSettleBetList", "/pages/betrecord/betrecord"],
  ["getSettleBetDates", "/pages/betrecord/betrecord?tab=settled"],
  ["GetBet", `/pages/betrecord/bet?betId=${BET}`],
  ["CheckInsurance", `/pages/sell/sell?betId=${BET}`],
];

/** Calls that need no login: whatever they answer, nobody is logged out (SES-08). */
const OPEN: readonly Call[] = [
  ["GetPreference", "/"],
  ["GetMenu", "/"],
  ["GetLiveMatchOdds", "/"],
  ["GetAllHotMatch", "/pages/hotMatch/hotMatch"],
  ["GetSingleMatchOdds", "/pages/match/match?matchId=501&leagueId=101"],
  ["GetLeagueMatchOdds", "/pages/league/league?leagueId=101"],
  ["GetOutRight", "/pages/winner/winner"],
  ["GetSettleMatchResult", "/pages/matchresult/matchresult"],
  ["GetNotice", "/pages/announcement/announcement"],
];

/** Every other number of spec §8 and those between, and HTTP statuses as they are told to a member. */
const OTHERS = [
  1, 2, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, -1, -2, -400, -401, -403, -404, -500, -503,
];

const ended = (page: Page) => page.getByRole("alertdialog", { name: "Your session has ended" });
const signedIn = (page: Page) => page.getByRole("banner").getByText("jason88");

function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("load", () => (loads += 1));
  return () => loads;
}

/** Small steps, because an answer on its way needs real time: a great one would be the 30 s limit. */
const STEP_MS = 4_000;

test.beforeEach(({ world }) => {
  bookBet(world, { id: BET });
  // the status of bets is asked only while one is pending
  bookBet(world, { status: 0 });
});

for (const [turn, [path, at]] of OF_MEMBERS.entries()) {
  test(
    `envelope code 3 of ${path} ends the session once, and loads nothing anew`,
    after(1, turn),
    async ({ page, world, open, pass }) => {
      const loads = countLoads(page);
      await open({ as: "jason88" });
      await expect(signedIn(page)).toBeVisible();
      world.nextCall({ path, code: DEAD, times: Infinity });
      world.nextCall({ path: "GetUserInfo", code: DEAD, times: Infinity });
      await page.goto(`/#${at}`);
      await expect
        .poll(
          async () => {
            await pass(STEP_MS);
            return ended(page).count();
          },
          { timeout: 15_000 },
        )
        .toBe(1);
      await expect(signedIn(page)).toHaveCount(0);
      expect(loads()).toBe(1);
    },
  );
}

test("envelope code 3 ends no session that the server, asked who this is, says goes on", async ({
  page,
  world,
  open,
  pass,
  door,
}) => {
  await open({ as: "jason88" });
  await expect(signedIn(page)).toBeVisible();
  for (const [path] of OF_MEMBERS) world.nextCall({ path, code: DEAD, times: Infinity });
  const asked = () => door.requests.filter((line) => line.includes("GetUserInfo")).length;
  for (const [path, at] of OF_MEMBERS)
    await test.step(path, async () => {
      const before = asked();
      await page.goto(`/#${at}`);
      await expect
        .poll(async () => {
          await pass(STEP_MS);
          return asked();
        })
        .toBeGreaterThan(before);
    });
  await expect(signedIn(page)).toBeVisible();
  await expect(ended(page)).toHaveCount(0);
});

test(
  "envelope code 3 of the calls that need no login does nothing to a session",
  LONG,
  async ({ page, world, open, pass }) => {
    const loads = countLoads(page);
    await open({ as: "jason88" });
    await expect(signedIn(page)).toBeVisible();
    for (const [path] of OPEN) world.nextCall({ path, code: DEAD, times: Infinity });
    for (const [, at] of OPEN) {
      await page.goto(`/#${at}`);
      await pass(16_000);
    }
    await page.goto("/#/");
    await pass(61_000);
    await expect(signedIn(page)).toBeVisible();
    await expect(ended(page)).toHaveCount(0);
    expect(loads()).toBe(1);
  },
);

/** Five minutes after it was loaded anew the page may be so again; a leap, for nobody asks on while it is told. */
const REST_MS = 300_000;

const RELOADING = [...OF_MEMBERS, ...OPEN].filter(([name]) => name !== "GetPreference");

// two pages share the calls, each call with a fresh five minutes
for (const part of [0, 1]) {
  test(
    `envelope code 5 of any call loads the page anew once and keeps the session (${part + 1} of 2)`,
    LONG,
    async ({ page, world, open, pass }) => {
      test.slow();
      const loads = countLoads(page);
      await open({ as: "jason88" });
      await expect(signedIn(page)).toBeVisible();
      const told = page.getByRole("alertdialog").filter({ hasText: "out of date" });
      for (const [path, at] of RELOADING.filter((_, index) => index % 2 === part))
        await test.step(path, async () => {
          const before = loads();
          world.nextCall({ path, code: RELOAD, times: Infinity });
          await page.goto(`/#${at}`);
          await expect
            .poll(
              async () => {
                await pass(STEP_MS);
                return [loads() - before, await told.count()];
              },
              { timeout: 20_000 },
            )
            .toEqual([1, 1]);
          await pass(61_000);
          expect(loads() - before).toBe(1);
          await expect(ended(page)).toHaveCount(0);
          world.clearFaults();
          await told.getByRole("button").click();
          await expect(told).toBeHidden();
          await page.goto("/#/");
          await expect(signedIn(page)).toBeVisible();
          world.advance(REST_MS);
          await page.clock.fastForward(REST_MS);
        });
    },
  );
}

test("no other code of any call logs out or loads the page anew", LONG, async ({ page, world, open, pass }) => {
  test.setTimeout(90_000);
  const loads = countLoads(page);
  await open({ as: "jason88" });
  await expect(signedIn(page)).toBeVisible();
  for (const [at, code] of OTHERS.entries()) {
    world.clearFaults();
    for (const [path] of [...OF_MEMBERS, ...OPEN]) world.nextCall({ path, code, times: Infinity });
    const [, place] = [...OF_MEMBERS, ...OPEN][at % (OF_MEMBERS.length + OPEN.length)] ?? ["", "/"];
    await page.goto(`/#${place}`);
    await pass(16_000);
    await expect(ended(page)).toHaveCount(0);
    expect(loads()).toBe(1);
  }
  world.clearFaults();
  await page.goto("/#/");
  await expect(signedIn(page)).toBeVisible();
});

for (const [at, result] of [DEAD, RELOAD].entries()) {
  test(
    `result ${result} of a bet is the bet's: nobody is logged out and nothing is loaded anew`,
    after(1, at),
    async ({ page, world, open, pass }) => {
      const loads = countLoads(page);
      await openSlip({ page, world, open, pass });
      world.nextCall({ path: "/api/bet/Bet", result });
      await placeButton(page).click();
      await expect(slipOf(page)).toBeVisible();
      await pass(3_000);
      await expect(ended(page)).toHaveCount(0);
      expect(loads()).toBe(1);
      // the two that were there before
      expect(booked(world)).toHaveLength(2);
    },
  );
}
