import { expect, test } from "#e2e/steps/fixtures.ts";
import { LONG } from "#e2e/steps/long.ts";

const RESULTS = "/pages/matchresult/matchresult";

test("results stand by sport and day, league by league, with half and full score", async ({
  page,
  open,
  world,
  pass,
  door,
}) => {
  world.endMatch(501);
  world.abandon(503);
  await open();
  await pass(60_000);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Match results" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Results · Soccer");
  const row = (name: RegExp) => page.getByRole("button", { name });
  await expect(row(/Arsenal.*Chelsea.*Half time.*1.*1.*Full time.*2.*1/)).toBeVisible();
  await expect(row(/Newcastle United.*Everton.*Abandoned/)).toBeVisible();
  await expect(row(/Manchester United.*Bonus.*In play/)).toBeVisible();
  await row(/Arsenal.*Chelsea/).click();
  await expect(page.getByText("First goalArsenal")).toBeVisible();
  await expect(page.getByText("Last goalArsenal")).toBeVisible();
  await expect(page.getByText("2H1–0")).toBeVisible();

  const days = page.getByRole("tablist", { name: "Days" }).getByRole("tab");
  await expect(days).toHaveCount(7);
  await expect(days.last()).toHaveAttribute("aria-selected", "true");
  // each day says how many results the bookmaker has for it
  for (let at = 0; at < 7; at += 1) {
    const count = await page.evaluate(async (day) => {
      const answer = await fetch(`/api/odds/GetSettleMatchResult?language=en-US&sportID=1&date=2026-11-${day}`);
      const { Data } = (await answer.json()) as { Data: { Results: unknown[] }[] };
      return Data.reduce((sum, { Results }) => sum + Results.length, 0);
    }, 15 + at);
    await expect(days.nth(at)).toHaveAccessibleName(new RegExp(` ${15 + at}, ${count}$`));
  }
  await days.nth(5).click();
  await expect(page).toHaveURL(/date=2026-11-20/);
  await expect
    .poll(() => door.requests.some((line) => line.includes("GetSettleMatchResult") && line.includes("date=2026-11-20")))
    .toBe(true);
});

test(
  "another sport is chosen in the title, and outrights have the winner's name",
  LONG,
  async ({ page, open, door, world }) => {
    await open({ hash: RESULTS });
    await page.getByRole("button", { name: "Results · Soccer" }).click();
    const picker = page.getByRole("dialog", { name: "All sports" });
    await expect(picker.getByRole("listitem")).toHaveCount(27);
    await picker.getByRole("button", { name: "Tennis", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Results · Tennis");
    await expect(page).toHaveURL(/sport=7/);
    await page.getByRole("radio", { name: "Outright" }).click();
    await expect
      .poll(() => door.requests.some((line) => line.includes("GetSettleMatchResult") && line.includes("outright=1")))
      .toBe(true);
    world.clearFaults();
    await page.getByRole("radio", { name: "Matches" }).click();
    await expect(page).not.toHaveURL(/outright/);
  },
);

test("results are found by team, leagues can be hidden but never all, and an empty day says so", async ({
  page,
  open,
  world,
  pass,
}) => {
  world.endMatch(501);
  await open({ hash: RESULTS });
  await pass(100);
  await page.getByRole("button", { name: "Search results" }).click();
  await page.getByRole("searchbox", { name: "Team or league" }).fill("chelsea");
  const rows = page.getByRole("region", { name: "Results" }).getByRole("article");
  await expect(rows).toHaveCount(1);
  await page.getByRole("searchbox").fill("nobody [");
  await expect(page.getByText("No result found")).toBeVisible();
  await page.getByRole("button", { name: "Show all" }).click();
  await expect(rows.first()).toBeVisible();
  await page.getByRole("button", { name: "Leagues" }).click();
  const sheet = page.getByRole("dialog", { name: "Leagues" });
  await sheet.getByRole("button", { name: "Reverse" }).click();
  await expect(sheet.getByText("Choose at least one league")).toBeVisible();
  await expect(sheet.getByRole("button", { name: "Show results" })).toBeDisabled();
  await sheet.getByRole("listitem").first().locator("label").click();
  await sheet.getByRole("button", { name: "Show results" }).click();
  await expect(page.getByRole("button", { name: "Leagues, some hidden" })).toBeVisible();
  await page.goto(`/#${RESULTS}?sport=27`);
  await expect(page.getByText("No results", { exact: true })).toBeVisible();
});

test("results are read again by a button, and a failure says why", LONG, async ({ page, open, world, door }) => {
  world.nextCall({ path: "GetSettleMatchResult", status: 503, times: 3 });
  await open({ hash: RESULTS });
  await expect(page.getByText("Server busy, access later")).toBeVisible();
  world.clearFaults();
  const asked = () => door.requests.filter((line) => line.includes("GetSettleMatchResult")).length;
  const before = asked();
  await page.getByRole("button", { name: "Refresh results" }).click();
  await expect.poll(asked).toBeGreaterThan(before);
  await expect(page.getByRole("region", { name: "Results" })).toBeVisible();
});

test("unknown states are said by their number and never as a score", LONG, async ({ page, open }) => {
  await page.route("**/GetSettleMatchResult*", (route) =>
    route.fulfill({
      json: {
        Code: 0,
        Data: [
          {
            LeagueID: 1,
            LeagueName: "L",
            Results: [
              {
                MatchID: 1,
                HomeName: "A\u202eB",
                AwayName: "C",
                MatchDate: "2026-11-21T09:00:00Z",
                HomeScore: 3,
                AwayScore: 0,
                FullState: 17,
                MatchBonus: 0,
                IsNamedResult: 0,
                ResultSegs: [],
              },
              {
                MatchID: 2,
                HomeName: "Champion FC",
                AwayName: "",
                MatchDate: "2026-11-21T09:00:00Z",
                FullState: 1,
                MatchBonus: 0,
                IsNamedResult: 1,
                ResultSegs: [],
              },
            ],
          },
        ],
      },
    }),
  );
  await open({ hash: RESULTS });
  const list = page.getByRole("region", { name: "Results" });
  await expect(list).toContainText("State 17");
  await expect(list).toContainText("Winner");
  await expect(list).toContainText("Champion FC");
});
