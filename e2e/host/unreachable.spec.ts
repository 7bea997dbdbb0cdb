import { type Page } from "@playwright/test";
import { expect, test } from "#e2e/steps/fixtures.ts";
import { LONG } from "#e2e/steps/long.ts";

const FAR = "https://api.bookmaker.example";
const BOARD = "/api/odds/GetLiveMatchOdds";
const paused = "The bookmaker cannot be reached. Odds are paused.";

/** What the console tells the operator. */
const told = (page: Page): readonly string[] => {
  const lines: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "warning" && message.text().includes("cannot be reached")) lines.push(message.text());
  });
  return lines;
};

test.describe("a host that the page's own policy does not allow", () => {
  test.use({ operator: { apiBase: `${FAR}/api` } });

  test("is not told as a lost line; the console names host and directive once", async ({
    page,
    open,
    pass,
    complaints,
  }) => {
    const lines = told(page);
    await open();
    await pass(1_500);
    await expect(page.getByText(paused)).toBeVisible();
    await expect(page.getByRole("button", { name: /Failed to load/ })).toContainText(
      "The bookmaker cannot be reached.",
    );
    await expect(page.getByText(/offline|your connection/i)).toHaveCount(0);
    await expect.poll(() => lines).toHaveLength(1);
    // of the calls that leave together, whichever failed first
    expect(lines[0]).toContain(`cannot be reached at ${FAR} (`);
    expect(lines[0]).toContain("Content-Security-Policy of this page stops it: add the host to connect-src");
    await pass(120_000);
    expect(lines).toHaveLength(1);
    // the browser's own lines about the policy
    expect(complaints.every((line) => line.includes(FAR))).toBe(true);
    complaints.length = 0;
  });
});

test("a host that does not answer is not told as a lost line, and no policy is blamed", async ({
  page,
  world,
  open,
  pass,
}) => {
  const lines = told(page);
  await open();
  await expect(page.getByRole("article", { name: /Arsenal/ })).toBeVisible();
  world.nextCall({ path: BOARD, network: true, times: 99 });
  await pass(16_500);
  await expect(page.getByText(paused)).toBeVisible();
  await expect.poll(() => lines).toHaveLength(1);
  expect(lines[0]).toMatch(/cannot be reached at http:\/\/127\.0\.0\.1:\d+ \(odds\/GetLiveMatchOdds\)/);
  expect(lines[0]).not.toContain("Policy");
  world.clearFaults();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByText(paused)).toHaveCount(0);
});

test(
  "statistics of another company that cannot be reached pause no odds",
  LONG,
  async ({ page, context, open, pass }) => {
    let asked = 0;
    await context.route("**/stats/match/**", (route) => {
      asked += 1;
      return route.abort();
    });
    await open({ hash: "/pages/match/match?matchId=501" });
    await page.getByRole("tab", { name: "Data" }).click();
    await pass(2_000);
    await expect.poll(() => asked).toBeGreaterThan(1);
    await expect(page.getByText("No data for this match")).toBeVisible();
    await expect(page.getByText(paused)).toHaveCount(0);
  },
);

test(
  "a list that the server refuses says that it cannot be refreshed, and is asked for again at a tap",
  LONG,
  async ({ page, world, open, pass }) => {
    await open();
    await expect(page.getByRole("article", { name: /Arsenal/ })).toBeVisible();
    world.nextCall({ path: BOARD, status: 503, times: 9 });
    await pass(34_000);
    await expect(page.getByText("The list cannot be refreshed.")).toBeVisible();
    world.clearFaults();
    await page.getByRole("button", { name: "Retry" }).click();
    await pass(100);
    await expect(page.getByText("The list cannot be refreshed.")).toHaveCount(0);
    await expect(page.getByText(/^These odds are/)).toHaveCount(0);
  },
);

test(
  "a list that could not be had keeps its words while it is asked for again by itself",
  LONG,
  async ({ page, world, open, pass }) => {
    world.nextCall({ path: BOARD, status: 500 });
    await open();
    const failed = page.getByRole("button", { name: /Failed to load/ });
    await expect(failed).toContainText("Code −500");
    world.nextCall({ path: BOARD, delay: 3_000, status: 500 });
    const asked = page.waitForRequest((request) => request.url().includes("GetLiveMatchOdds"));
    await pass(16_000);
    await asked;
    await expect(failed).toBeVisible();
    await expect(page.getByRole("status", { name: "Loading matches" })).toHaveCount(0);
  },
);

for (const [often, page, hash, path] of [
  [{}, "the announcements", "/pages/announcement/announcement", "GetNotice"],
  [LONG, "the results", "/pages/matchresult/matchresult", "GetSettleMatchResult"],
  [LONG, "the outrights", "/pages/winner/winner", "GetOutRight"],
] as const)
  test(`${page} write the code of a failure as every page does`, often, async ({ page: tab, world, open }) => {
    world.nextCall({ path, status: 500, times: 9 });
    await open({ hash });
    await expect(tab.getByRole("button", { name: /Failed to load/ })).toContainText("Code −500");
  });
