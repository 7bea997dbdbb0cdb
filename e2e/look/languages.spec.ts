import { type Page } from "@playwright/test";
import { expect, test } from "#e2e/steps/fixtures.ts";
import { wordsOf } from "#e2e/surfaces/words.ts";
import { LONG } from "#e2e/steps/long.ts";

const SETTINGS = "/pages/setting/setting";

async function choose(page: Page, row: string, choice: string): Promise<void> {
  await page.getByRole("button").filter({ hasText: row }).first().click();
  await page.getByRole("radio", { name: choice }).first().click();
}

test("the title of the document says page and language, and changes without a reload", async ({ page, open }) => {
  await open({ hash: SETTINGS });
  await expect(page).toHaveTitle("Settings · Sportsbook");
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const thai = wordsOf("th-TH");
  await choose(page, "Language", "ไทย");
  await expect(page.locator("html")).toHaveAttribute("lang", "th-TH");
  await expect(page).toHaveTitle(`${thai("Settings")} · ${thai("Sportsbook")}`);
  await page.goto("/#/");
  await expect(page).toHaveTitle(thai("Sportsbook"));
  await page.goto("/#/pages/matchresult/matchresult");
  await expect(page).toHaveTitle(`${thai("Match results")} · ${thai("Sportsbook")}`);
  expect(await page.evaluate(() => (window as unknown as { stayed?: boolean }).stayed)).toBe(true);
});

test("the words of a language come when they are asked for, and those of no other", LONG, async ({ page, open }) => {
  const came: string[] = [];
  page.on("request", (request) => {
    const code = /\/assets\/([a-z]{2}-[A-Z]{2})-[\w-]+\.js$/.exec(request.url())?.[1];
    if (code !== undefined) came.push(code);
  });
  await open({ hash: SETTINGS });
  await expect(page.getByRole("main")).toContainText("Language");
  expect(new Set(came)).toEqual(new Set(["en-US"]));
  await choose(page, "Language", "Français");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr-FR");
  expect(new Set(came)).toEqual(new Set(["en-US", "fr-FR"]));
});

test("every call that is answered in words carries the language, and teams are named in it", async ({
  page,
  open,
  door,
}) => {
  await open({ as: "jason88", hash: SETTINGS });
  await expect(page.getByRole("main")).toContainText("Language");
  await choose(page, "Language", "ไทย");
  await expect(page.locator("html")).toHaveAttribute("lang", "th-TH");
  const from = door.requests.length;
  for (const [hash, call] of [
    ["/", "GetLiveMatchOdds"],
    ["/pages/match/match?matchId=502&leagueId=101", "GetSingleMatchOdds"],
    ["/pages/league/league?leagueId=101", "GetLeagueMatchOdds"],
    ["/pages/winner/winner", "GetOutRight"],
    ["/pages/matchresult/matchresult", "GetSettleMatchResult"],
    ["/pages/announcement/announcement", "GetNotice"],
    ["/pages/betrecord/betrecord", "GetUnSettleBetList"],
  ] as const) {
    await page.goto(`/#${hash}`);
    await page.clock.runFor(1_000);
    await expect
      .poll(() => door.requests.some((line) => line.includes(call) && /language=th/i.test(line)), { message: call })
      .toBe(true);
  }
  await page.goto("/#/");
  await expect(page.getByRole("article", { name: /แมนเชสเตอร์/ })).toBeVisible();
  const asked = door.requests.slice(from).filter((line) => line.includes("?"));
  const spoken = asked.filter((line) => /language=/i.test(line));
  expect(spoken.length).toBeGreaterThan(5);
  expect(spoken.filter((line) => !/language=(th-TH|th)(&|$)/i.test(line))).toEqual([]);
});

test("times and weekdays stand in the chosen zone and in the words of the language", async ({ page, open }) => {
  await open({ hash: SETTINGS });
  await choose(page, "Time zone", "GMT+7");
  await choose(page, "Language", "Français");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr-FR");
  await page.goto("/#/");
  await page.getByRole("tablist").first().getByRole("tab").nth(1).click();
  // 20:45 at GMT+8
  await expect(page.getByRole("article", { name: /Bayern/ })).toContainText("19:45");
  await page.getByRole("tablist").first().getByRole("tab").nth(2).click();
  await expect(page.getByRole("tab", { name: /^dimanche 22 novembre/ })).toBeVisible();
});
