import { expect, test } from "#e2e/steps/fixtures.ts";
import { answeredOf } from "#e2e/steps/answered.ts";
import { LONG } from "#e2e/steps/long.ts";

/** Every list with prices, the call behind it, and twice its interval in ms (spec §9). */
const LISTS = [
  { name: "today", hash: "/", list: /^Today/, path: "/api/odds/GetNoLiveMatchOdds", twice: 120_000 },
  { name: "early", hash: "/", list: /^Early/, path: "/api/odds/GetNoLiveMatchOdds", twice: 120_000 },
  { name: "mix parlay", hash: "/", list: /^Mix/, path: "/api/odds/GetNoLiveMatchOdds", twice: 120_000 },
  { name: "popular", hash: "/pages/hotMatch/hotMatch", path: "/api/odds/GetBatchMatchOdds", twice: 120_000 },
  { name: "favourites", hash: "/pages/myFavorite/myFavorite", path: "/api/odds/GetBatchMatchOdds", twice: 120_000 },
  {
    name: "a league's page",
    hash: "/pages/league/league?leagueId=101",
    path: "/api/odds/GetLeagueMatchOdds",
    twice: 120_000,
  },
  { name: "winners", hash: "/pages/winner/winner?sportId=1", path: "/api/odds/GetOutRight", twice: 120_000 },
  { name: "a match", hash: "/pages/match/match?matchId=502", path: "/api/odds/GetSingleMatchOdds", twice: 60_000 },
] as const;

test("prices of every list that are older than twice their interval say how old they are and look it", async ({
  page,
  world,
  open,
  pass,
}) => {
  test.slow();
  world.members.get("jason88")?.favourites.set(502, 1);
  const answered = await answeredOf(page);
  await open({ as: "jason88" });
  await expect(page.getByRole("banner")).toContainText("jason88");
  for (const { name, hash, path, twice, ...more } of LISTS)
    await test.step(name, async () => {
      world.clearFaults();
      await page.goto(`/#${hash}`);
      if ("list" in more)
        await page.getByRole("navigation", { name: "Lists" }).getByRole("tab", { name: more.list }).click();
      const price = page.locator("main [data-state=open]").first();
      await expect(price).toBeVisible();
      await expect(page.getByText(/^These odds are/)).toHaveCount(0);
      const colour = () =>
        price
          .locator("span")
          .last()
          .evaluate((one) => getComputedStyle(one).color);
      const fresh = await colour();
      await answered();
      world.nextCall({ path, status: 503, times: 20 });
      // today's board may have been asked for a little earlier, by a short live list
      await pass(twice - 20_000);
      await expect(page.getByText(/^These odds are/)).toHaveCount(0);
      await pass(28_000);
      await expect(page.getByText(/^These odds are .+ old\.$/)).toBeVisible();
      await expect.poll(colour).not.toBe(fresh);
    });
});

test(
  "corners and bookings, which come by a call of their own, say it of theirs alone",
  LONG,
  async ({ page, world, open, pass }) => {
    await open({ as: "jason88", hash: "/pages/match/match?matchId=501" });
    const note = page.getByText(/^These odds are .+ old\.$/);
    await page.getByRole("tab", { name: "Corner/Special" }).click();
    await expect(page.getByText("Arsenal No. of Corners").first()).toBeVisible();
    const colour = (market: string | RegExp) =>
      page
        .locator("main section", { hasText: market })
        .locator("[data-state=open] span")
        .last()
        .evaluate((one) => getComputedStyle(one).color);
    const fresh = await colour("Arsenal No. of Corners");
    world.nextCall({ path: "/api/odds/GetLeagueMatchOdds", status: 503, times: 20 });
    await pass(116_000);
    await expect(note).toHaveCount(0);
    await pass(12_000);
    await expect(note).toBeVisible();
    await expect.poll(() => colour("Arsenal No. of Corners")).not.toBe(fresh);
    // a market of the match itself
    expect(await colour("Total corners")).toBe(fresh);
    await page.getByRole("tab", { name: /^Main/ }).click();
    await expect(note).toHaveCount(0);
  },
);

test("a tap on an old price asks for a fresh one before anything can be placed", async ({
  page,
  world,
  open,
  pass,
  door,
}) => {
  await open({ as: "jason88" });
  const price = page.getByRole("article", { name: /Arsenal/ }).getByRole("button", { name: /^Over/ });
  await expect(price).toBeVisible();
  world.nextCall({ path: "/api/odds/GetLiveMatchOdds", status: 503, times: 20 });
  await pass(34_000);
  await expect(page.getByText(/^These odds are/)).toBeVisible();
  world.movePrice(501, 3, 1, { by: 1.2 });
  await price.click();
  await expect(page.getByRole("dialog", { name: /Single bet/ })).toBeVisible();
  await expect.poll(() => door.requests.some((line) => line.includes("GetTicketOdds"))).toBe(true);
});
