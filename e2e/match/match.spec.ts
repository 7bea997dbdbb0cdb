import { type Page } from "@playwright/test";
import { expect, test } from "#e2e/steps/fixtures.ts";
import { holdCall } from "#e2e/steps/holdCall.ts";
import { rowOf, slipOf } from "#e2e/steps/slip.ts";
import { stood } from "#e2e/steps/taps.ts";
import { LONG } from "#e2e/steps/long.ts";

const market = (name: string) => ({ name, exact: true });

test("the address opens a match cold, with its score, its state and all its markets under tabs", async ({
  page,
  open,
}) => {
  await open({ hash: "/pages/match/match?matchId=501&leagueId=101&type=0" });
  await expect(page.getByRole("heading", { name: "England Premier League" })).toBeVisible();
  const score = page.getByRole("region", { name: "Score" });
  await expect(score).toContainText("2 – 1");
  await expect(score).toContainText("2H 67:0");
  const tabs = page.getByRole("tablist", { name: "Markets" });
  // the first half is over: a tab of it would be a dead end
  await expect(tabs.getByRole("tab")).toHaveText([/^Main 3/, /^Full \d+/, /^Other \d+/, /^Corner\/Special \d+/]);
  await expect(page.getByRole("button", market("Handicap"))).toHaveAttribute("aria-expanded", "true");
});

test("the bar says the whole name of the league, and the way to the next match keeps clear of the crest", async ({
  page,
  open,
}) => {
  await open({ hash: "/pages/match/match?matchId=521&leagueId=106" });
  const name = page.getByRole("heading").getByText("UEFA Champions League");
  await expect(name).toBeVisible();
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const cut = await name.evaluate((box) => [box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight]);
    expect(cut).toEqual([0, 0]);
  }
  await page.goto("/#/pages/match/match?matchId=501&leagueId=101");
  const score = page.getByRole("region", { name: "Score" });
  await expect(score).toContainText("2 – 1");
  const way = await score.getByRole("button", { name: "Next match of the league" }).locator("svg").boundingBox();
  const crest = await score.locator("[aria-hidden=true][style*='--s']").last().boundingBox();
  expect((way?.x ?? 0) - (crest?.x ?? 0) - (crest?.width ?? 0)).toBeGreaterThanOrEqual(6);
});

test("a match that is opened from a list shows that list's prices at once, and the rest with its own answer", async ({
  page,
  open,
}) => {
  await open({ as: "jason88" });
  const letGo = await holdCall(page, "GetSingleMatchOdds");
  await rowOf(page, /Manchester United/)
    .getByRole("button", { name: /^\+\d+/ })
    .click();
  const over = page
    .locator("#markets")
    .getByRole("button", { name: /^Over \d/ })
    .first();
  await expect(over).toBeVisible();
  await expect(page.getByText("Loading markets")).toBeAttached();
  await expect(page.getByRole("tab", { name: /^Main/ })).toHaveText("Main");
  letGo();
  await expect(page.getByRole("tab", { name: /^Main \d/ })).toBeVisible();
  await expect(page.getByText("Loading markets")).toHaveCount(0);
  await page.clock.runFor(400);
  await over.click();
  await expect(slipOf(page)).toContainText("Manchester United");
});

test(
  "correct scores stand in three columns, other tabs bring their markets, corners those of the extension match",
  LONG,
  async ({ page, open }) => {
    await open({ hash: "/pages/match/match?matchId=502" });
    await page.getByRole("tab", { name: /^Full/ }).click();
    const score = page.getByRole("button", market("Correct score"));
    if ((await score.getAttribute("aria-expanded")) === "false") await score.click();
    await expect(page.getByRole("button", { name: /^1–0, \d/ })).toBeVisible();
    await expect(page.getByRole("button", { name: /^Any other score, \d/ })).toBeVisible();
    await page.goto("/#/pages/match/match?matchId=501");
    await page.getByRole("tab", { name: "Corner/Special" }).click();
    await expect(page.getByText("Arsenal No. of Corners").first()).toBeVisible();
  },
);

test("a folded and a pinned market stay so on every match of the sport", LONG, async ({ page, open }) => {
  await open({ hash: "/pages/match/match?matchId=501" });
  await page.getByRole("button", market("Handicap")).click();
  await page.getByRole("button", market("Pin to top: 1X2")).click();
  await expect(
    page.getByRole("region").or(page.locator("section")).getByRole("heading", { level: 2 }).first(),
  ).toContainText("1X2");
  await page.goto("/#/pages/match/match?matchId=505");
  await expect(page.getByRole("region", { name: "Score" })).toContainText("Villarreal");
  await expect(page.getByRole("button", market("Handicap"))).toHaveAttribute("aria-expanded", "false");
  await expect(page.locator("#markets").getByRole("heading", { level: 2 }).first()).toContainText("1X2");
});

test("a price of the match page opens the slip, moves with a poll and is locked when it is suspended", async ({
  page,
  world,
  open,
  pass,
}) => {
  await open({ as: "jason88", hash: "/pages/match/match?matchId=502" });
  // the main line, which is not always the first
  const over = page.locator("[data-q='market:502:3'] [data-main]").getByRole("button", { name: /^Over \d/ });
  await expect(over).toBeVisible();
  world.movePrice(502, 3, 1, { by: 1.1 });
  await pass(31_000);
  await expect(over).toHaveAttribute("aria-label", /moved up$/);
  world.suspend(502, 3);
  await pass(31_000);
  await expect(over).toHaveAttribute("aria-label", /locked$/);
  world.resume(502, 3);
  await pass(31_000);
  await expect(over).toHaveAttribute("data-state", "open");
  await page.clock.runFor(400);
  await over.click();
  await expect(page.getByRole("dialog", { name: /Single bet/ })).toBeVisible();
});

test("the score shrinks to one line when the page is scrolled, and the market tabs stay", async ({ page, open }) => {
  await open({ hash: "/pages/match/match?matchId=501" });
  await expect(page.getByRole("tab", { name: /^Full/ })).toBeVisible();
  await page.getByRole("tab", { name: /^Full/ }).click();
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect(page.getByText("2 – 1").first()).toBeInViewport();
  await expect(page.getByRole("tab", { name: /^Full/ })).toBeInViewport();
});

test("the other matches of the league are one swipe or one tap away", LONG, async ({ page, open }) => {
  await open({ hash: "/pages/match/match?matchId=501&leagueId=101" });
  const score = page.getByRole("region", { name: "Score" });
  await expect(score).toContainText("Arsenal");
  await page
    .getByRole("button", { name: /^(Next|Previous) match of the league$/ })
    .first()
    .click();
  await expect(score).not.toContainText("Arsenal");
  await expect(page).not.toHaveURL(/matchId=501/);
});

test("an address that fits no match says so, is logged, and leads back", async ({ page, open, complaints }) => {
  await open({ hash: "/pages/match/match?matchId=987654321" });
  await expect(page.getByText("Match not found")).toBeVisible();
  expect(complaints.some((line) => line.includes("no match 987654321"))).toBe(true);
  complaints.length = 0;
  await page.getByRole("button", { name: "Back to the list" }).click();
  await expect(page.getByRole("article", { name: /Arsenal/ })).toBeVisible();
});

test("the clock counts by itself, and stands while the bookmaker takes no bet", async ({ page, world, open, pass }) => {
  await open({ hash: "/pages/match/match?matchId=501" });
  const score = page.getByRole("region", { name: "Score" });
  await expect(score).toContainText(/2H 67:0\d/);
  await page.clock.runFor(20_000);
  await expect(score).toContainText(/2H 67:[23]\d/);
  world.suspend(501);
  await pass(31_000);
  await expect(page.locator("#markets button[data-state=suspended]").first()).toBeVisible();
  const stands = await score.getByText(/^2H /).textContent();
  await page.clock.runFor(20_000);
  await expect(score.getByText(/^2H /)).toHaveText(stands ?? "");
});

/** Where the middle of the first price stands, as a share of the screen's height. */
const firstPrice = async (page: Page): Promise<number> => {
  const cell = page.locator("#markets button[data-state=open]").first();
  await expect(cell).toBeVisible();
  const { y, height } = (await cell.boundingBox()) ?? { y: Number.NaN, height: 0 };
  // to a tenth of a percent, as the design counts it
  return Math.round(((y + height / 2) / 844) * 1_000) / 1_000;
};

test("the first price stands in the upper 45 % of a live match and 35 % of one to come", async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open({ hash: "/pages/match/match?matchId=501" });
  await expect(page.getByRole("tab", { name: "Animation", selected: true })).toBeVisible();
  expect(await firstPrice(page)).toBeLessThanOrEqual(0.45);
  await page.goto("/#/pages/match/match?matchId=522");
  await expect(page.getByRole("region", { name: "Score" })).toContainText("Paris Saint-Germain");
  expect(await firstPrice(page)).toBeLessThanOrEqual(0.35);
});

test("a tab that is chosen from further down opens at its first market", LONG, async ({ page, open }) => {
  await open({ hash: "/pages/match/match?matchId=502" });
  await page.getByRole("tab", { name: /^Full/ }).click();
  await page.evaluate(() => window.scrollTo(0, 1_500));
  await page.getByRole("tab", { name: /^Main/ }).click();
  await expect(page.getByRole("button", market("Handicap"))).toBeInViewport({ ratio: 1 });
});

test("an ended match shows its result and no market", async ({ page, world, open, pass }) => {
  await open({ hash: "/pages/match/match?matchId=505" });
  await expect(page.getByRole("button", market("Handicap"))).toBeVisible();
  world.endMatch(505);
  await pass(31_000);
  await expect(page.getByRole("region", { name: "Score" })).toContainText("Ended");
  await expect(page.getByText("No more markets!")).toBeVisible();
});

test("pitch and figures say what there is, a tap closes the stage, and a video that cannot be had leads back", async ({
  page,
  world,
  open,
}) => {
  world.nextCall({ path: "/api/Comm/GetTV", status: 500, times: 5 });
  await open({ hash: "/pages/match/match?matchId=501" });
  await expect(page.getByRole("img", { name: /14' Goal Arsenal/ })).toBeVisible();
  await page.getByRole("tab", { name: "Data" }).click();
  await expect(page.getByText("Possession", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Head to head/ })).toBeVisible();
  await page.getByRole("tab", { name: "Data" }).click();
  await expect(page.getByRole("region", { name: "Data" })).toHaveCount(0);
  // the operator has no chat
  await page.getByRole("tab", { name: "Chat" }).click();
  await expect(page.getByText("Resource unavailable")).toBeVisible();
  await page.getByRole("tab", { name: "Video" }).click();
  await expect(page.getByText("Resource unavailable")).toBeVisible();
  await page.getByRole("button", { name: "Close video" }).click();
  await expect(page.getByRole("tab", { name: "Animation", selected: true })).toBeVisible();
});

test("a match is marked from its page", LONG, async ({ page, world, open }) => {
  await open({ as: "jason88", hash: "/pages/match/match?matchId=501" });
  await page.getByRole("button", { name: "Favourite: Arsenal v Chelsea" }).click();
  await expect.poll(() => world.members.get("jason88")?.favourites.has(501)).toBe(true);
});

test("a stream and a file truly play", async ({ page, open }) => {
  await open({ hash: "/pages/match/match?matchId=501" });
  const playing = () =>
    page.evaluate(() => {
      const video = document.querySelector("video");
      return video !== null && video.videoWidth > 0 && video.readyState >= 2;
    });
  await page.getByRole("tab", { name: "Video" }).click();
  await expect.poll(playing, { timeout: 15_000 }).toBe(true);
  await expect(page.getByText("Connecting video…")).toBeHidden();
  await page.goto("/#/pages/match/match?matchId=502");
  await expect(page.getByRole("region", { name: "Score" })).toContainText("Manchester United");
  // what was chosen stays on the stage of the next match
  await expect(page.getByRole("tab", { name: "Video", selected: true })).toBeVisible();
  await expect.poll(playing, { timeout: 15_000 }).toBe(true);
});

test("basketball and tennis have a court of their own with the ball on it, other sports their periods", async ({
  page,
  open,
}) => {
  await open({ hash: "/pages/match/match?matchId=601" });
  await expect(page.locator("[data-field=court]")).toContainText(/Possession|Attack|Shot|Rebound/);
  await page.goto("/#/pages/match/match?matchId=611");
  await expect(page.locator("[data-field=tennis]")).toContainText(/Serve|Rally/);
  await page.goto("/#/pages/match/match?matchId=631");
  await expect(page.getByRole("list", { name: "By period" })).toBeVisible();
});

test.describe("where the operator has a chat", () => {
  test.use({ operator: { chatUrl: `http://localhost:${process.env.E2E_PORT ?? 4173}/operator/chat` } });

  test("the chat tab shows it in a frame of its own that cannot reach the page", LONG, async ({ page, open }) => {
    await open({ hash: "/pages/match/match?matchId=501" });
    await page.getByRole("tab", { name: "Chat" }).click();
    const frame = page.getByTitle("Chat");
    await expect(frame).toHaveAttribute("sandbox", "allow-scripts allow-same-origin allow-forms");
    await expect(frame.contentFrame().getByRole("heading", { name: "Operator" })).toBeVisible();
  });
});

test("a match that was opened by its address leads back to the list that the address names", async ({ page, open }) => {
  await open({ hash: "/pages/match/match?matchId=502&type=2" });
  await expect(page.getByRole("main")).toBeVisible();
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByRole("tab", { name: /^Early/ })).toHaveAttribute("aria-selected", "true");
});

test("a finger on a match asks for its page before it is lifted, and opens nothing", async ({ page, open, door }) => {
  await open({ as: "jason88" });
  await expect(page.getByRole("banner")).toContainText("jason88");
  const more = rowOf(page, /Manchester United/).getByRole("button", { name: /^\+\d+/ });
  await stood(more);
  await more.hover();
  await page.mouse.down();
  await expect
    .poll(() => door.requests.filter((line) => line.includes("/GetSingleMatchOdds?matchID=502&")).length)
    .toBe(1);
  await expect(page).toHaveURL(/#\/$/);
  await page.mouse.up();
  await expect(page.getByRole("tablist", { name: "Markets" })).toBeVisible();
  expect(door.requests.filter((line) => line.includes("/GetSingleMatchOdds?matchID=502&"))).toHaveLength(1);
});
