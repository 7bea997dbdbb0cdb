import { makeCode, type SharedPick } from "#app/domain/share/slipCode.ts";
import { type World } from "#mocks/world/world.ts";
import { expect, test } from "#e2e/steps/fixtures.ts";
import { selectionOf } from "#e2e/steps/seeds.ts";
import { openSlip, slipOf } from "#e2e/steps/slip.ts";
import { LONG } from "#e2e/steps/long.ts";

/** The home side of a match's main handicap at a decimal price × 1000, as a link carries it. */
const pickOf = (world: World, matchId: number, price: number): SharedPick => {
  const { couId, hdp } = selectionOf(world, matchId);
  return { matchId, marketId: 1, couId, betPos: 1, price, hdp };
};

/** The address of a link that was made two hours ago. */
const linkOf = (world: World, picks: readonly SharedPick[]): string =>
  `/pages/index/jump?goto=slip&picks=${makeCode(picks, Math.floor(world.clock.now() / 60_000) - 120)}`;

test("LNK-07, LNK-08: a link shows its picks then and now, adds them by a tap and no sooner, and is there again after a reload", async ({
  page,
  world,
  open,
  door,
}) => {
  world.movePrice(521, 1, 1, 1.9);
  world.movePrice(522, 1, 1, 2.02);
  const picks = [pickOf(world, 521, 1_900), pickOf(world, 522, 1_960), pickOf(world, 502, 1_800)];
  await open({ as: "jason88", hash: linkOf(world, picks) });
  const shared = page.getByRole("main", { name: "Shared slip" });
  await expect(shared).toContainText("3 selections, 3 open now");
  await expect(shared).toContainText("Shared 2 hours ago");
  await expect(shared.getByRole("listitem").nth(0)).toContainText("was 1.901.90");
  await expect(shared.getByRole("listitem").nth(1)).toContainText("was 1.962.02");
  expect(page.url()).not.toMatch(/picks|goto/);
  expect(door.requests.filter((line) => /matchStr=502(,|%2C)521/.test(line))).toHaveLength(1);
  const kept = () => page.evaluate(() => localStorage.getItem("sportsbook:slip"));
  expect((await kept()) ?? "").not.toContain("521");
  // the match that runs is for the single slip alone
  await shared.getByRole("button", { name: "Add 2 to parlay" }).click();
  await expect(shared.getByRole("status").filter({ hasText: "2 selections added." })).toBeVisible();
  await page.reload();
  await expect(shared).toContainText("3 selections, 3 open now");
  await shared
    .getByRole("listitem")
    .nth(2)
    .getByRole("button", { name: /Add Manchester/ })
    .click();
  await expect(slipOf(page)).toContainText("Manchester United");
  await slipOf(page).getByRole("button", { name: "Close" }).click();
  await shared.getByRole("listitem").nth(0).getByRole("button", { name: /Add / }).click();
  await expect(slipOf(page)).toContainText("1.90");
});

test(
  "a visitor who adds a pick is asked to log in, and finds page and pick again",
  LONG,
  async ({ page, world, open }) => {
    await open({ hash: linkOf(world, [pickOf(world, 521, 1_900)]) });
    const shared = page.getByRole("main", { name: "Shared slip" });
    await shared.getByRole("button", { name: /Add / }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Log in" }).click();
    await expect(page).toHaveURL(/operator\/sign-in/);
    const back = new URL(page.url()).searchParams.get("return") ?? "";
    expect(back).not.toContain("picks");
    const { hash } = new URL(back);
    await page.goto(`/?${new URLSearchParams({ ...(await world.signIn("jason88")) }).toString()}${hash}`);
    await expect(shared).toContainText("1 selection, 1 open now");
    await expect(slipOf(page)).toBeVisible();
  },
);

test("LNK-05, LNK-06: a link that was tampered with asks nothing, adds nothing and says so, whatever else its address holds", async ({
  page,
  world,
  open,
  door,
}) => {
  const link = linkOf(world, [pickOf(world, 521, 1_900)]).replace("_1900_", "_9900_");
  await open({ as: "jason88", hash: `${link}&stake=500&place=1&account=x` });
  await expect(page.getByText("This link cannot be read")).toBeVisible();
  await expect(page.getByText("The link is incomplete. Please ask for it again.")).toBeVisible();
  expect(door.requests.filter((line) => /GetBatchMatchOdds|GetTicketOdds|Bet\?/.test(line))).toEqual([]);
  await expect(slipOf(page)).toBeHidden();
});

test(
  "LNK-07: a row says how its pick stands: same, better, worse, another line, live with its score, updating, gone, unknown",
  LONG,
  async ({ page, world, open, door, pass }) => {
    for (const [matchId, price] of [
      [521, 1.9],
      [522, 2.02],
      [523, 1.8],
    ] as const)
      world.movePrice(matchId, 1, 1, price);
    world.suspend(526, 1);
    const picks: SharedPick[] = [
      pickOf(world, 521, 1_900),
      pickOf(world, 522, 1_960),
      pickOf(world, 523, 1_950),
      { ...pickOf(world, 524, 1_900), hdp: "2.75" },
      pickOf(world, 502, 1_800),
      pickOf(world, 526, 1_700),
      { ...pickOf(world, 541, 1_700), marketId: 999 },
      { ...pickOf(world, 541, 1_700), matchId: 98_765 },
      { orId: 9_007, couId: 31, price: 8_500 },
    ];
    await open({ as: "jason88", hash: linkOf(world, picks) });
    const row = page.getByRole("main", { name: "Shared slip" }).getByRole("listitem");
    await expect(row.nth(0)).toContainText("was 1.901.90");
    await expect(row.nth(0).locator("[data-move=same]")).toHaveCount(1);
    await expect(row.nth(1).locator("[data-move=better]")).toHaveText("2.02");
    await expect(row.nth(2).locator("[data-move=worse]")).toHaveText("1.80");
    await expect(row.nth(3).getByRole("button")).toHaveAccessibleName(/Add Vissel Kobe −0\/0\.5, was −2\.5\/3/);
    await expect(row.nth(4)).toContainText("31' 0–0");
    await expect(row.nth(5)).toContainText("Odds are updating");
    await expect(row.nth(6)).toHaveText(/^Match 541Unknown market/);
    await expect(row.nth(7)).toHaveText(/^Match 98765 is no longer offered/);
    await expect(row.nth(8)).toHaveText(/^Outright 9007 is no longer offered/);
    await expect(row.getByRole("button")).toHaveCount(5);
    await expect(page.getByRole("button", { name: "Add 4 to parlay" })).toBeEnabled();
    // all matches in one call, every 15 s while one of them is live; the market that no table knows is in none
    const asks = () => door.requests.filter((line) => line.includes("GetBatchMatchOdds"));
    expect(asks()).toHaveLength(1);
    expect(asks()[0]).not.toMatch(/541|999/);
    await pass(14_000);
    expect(asks()).toHaveLength(1);
    await pass(1_100);
    await expect.poll(() => asks().length).toBe(2);
  },
);

test("LNK-09, LNK-10: the single slip is shared as a QR and a link, which opens as the same pick", async ({
  page,
  world,
  open,
  pass,
}) => {
  await openSlip({ page, world, open, pass }, { amount: "500" });
  await slipOf(page).getByRole("button", { name: "Slip options" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Share selections" }).click();
  await expect(page.getByRole("alertdialog")).toBeHidden();
  const sheet = page.getByRole("dialog", { name: "Share this slip" });
  await expect(sheet.getByRole("img", { name: "QR code for this slip" })).toBeVisible();
  const link = await sheet.getByRole("textbox", { name: "Link to this slip" }).inputValue();
  expect(link).toMatch(/#\/pages\/index\/jump\?goto=slip&picks=1-\d{8}-502_3_\d+_1_1950_[\d.]+-[0-9a-z]{7}$/);
  await expect(sheet.getByRole("link", { name: "Message" })).toHaveAttribute("href", /^sms:\?&body=.*goto%3Dslip/);
  const saved = page.waitForEvent("download");
  await sheet.getByRole("button", { name: "Picture" }).click();
  expect((await saved).suggestedFilename()).toBe("slip.png");
  await page.goto("about:blank");
  await page.goto(link);
  const shared = page.getByRole("main", { name: "Shared slip" });
  await expect(shared).toContainText("1 selection, 1 open now");
  await expect(shared.getByRole("listitem")).toContainText("was 1.951.95");
});

test("LNK-09: what is picked on a match is shared from its page, in Portuguese", async ({ page, open }) => {
  await open({ as: "jason88", hash: "/pages/match/match?matchId=521&language=pt" });
  const share = page.getByRole("button", { name: "Compartilhar seleções" });
  await page.locator("[data-q^='price:521:1:']").first().click();
  await page.locator("[data-q=add]").click();
  await expect(page.locator("[data-q=add]")).toHaveCount(0);
  await share.click();
  await expect(page.getByRole("textbox", { name: "Link deste cupom" })).toHaveValue(/goto=slip&picks=1-\d{8}-521_1_/);
});
