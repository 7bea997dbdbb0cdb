import { expect } from "@playwright/test";
import { openList } from "#e2e/steps/bets.ts";
import { pick, placeButton, slipOf, typeAmount, waitForNotice } from "#e2e/steps/slip.ts";
import { note } from "./notes.ts";
import { button, lead, onTop, shut, type Stage, tab } from "./scene.ts";

/** The pages that anybody may open (spec §2), with what shows that they stand. */
const OPEN_PAGES = [
  ["/pages/index/index", "Arsenal"],
  ["/pages/matchresult/matchresult", "Matches"],
  ["/pages/setting/setting", "Time zone"],
  ["/pages/bet/bet", "No selections yet"],
  ["/pages/match/match?matchId=502&leagueId=101&type=0", "Corner/Special"],
  ["/pages/winner/winner", "Closes Nov 22"],
  ["/pages/matchfilter/matchfilter", "Reverse"],
  ["/pages/hotMatch/hotMatch", "Juventus"],
  ["/pages/announcement/announcement", "Announcements"],
  ["/pages/gamerule/gamerule", "General rules"],
  ["/pages/gameruledetail/gameruledetail?rule=sport-1", "Correct score"],
] as const;

/** A visitor browses, and is asked for a login where one is needed. */
export async function visitor({ page, world, open, pass, notes }: Stage): Promise<void> {
  await open();
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(page.getByRole("banner").getByRole("button", { name: "Log in" })).toBeVisible();
  await note(notes, "visitor's index", page.locator("body"));
  await button(page, "Menu").click();
  await pass(400);
  await expect(onTop(page)).toContainText("Version");
  await note(notes, "visitor's menu", onTop(page));
  await shut({ page, world, open, pass, notes });
  const main = page.getByRole("navigation", { name: "Main pages" });
  for (const [name, pressed] of [
    ["visitor taps bets", "My bets"],
    ["visitor taps favourites", "Favourites"],
    ["no game home", "Home"],
  ] as const) {
    await main.getByRole("button", { name: pressed }).click();
    await expect(onTop(page)).toBeVisible();
    await note(notes, name, onTop(page));
    await shut({ page, world, open, pass, notes });
  }
  await pick(page, /Manchester United/, /^Over/);
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await note(notes, "visitor taps a price", onTop(page));
  await shut({ page, world, open, pass, notes });
  for (const [hash, shown] of OPEN_PAGES) {
    await lead(page, hash);
    await expect(page.getByText(shown).first()).toBeVisible();
    await note(notes, `visitor's ${hash.split("?")[0]}`, page.locator("body"));
  }
}

/** A member's lists, header and menu, and what is asked for while they stand. */
export async function lists({ page, world, open, pass, notes }: Stage): Promise<void> {
  openList(world);
  await open({ as: "jason88" });
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(page.getByRole("banner")).toContainText("jason88");
  await pass(3_000);
  await expect(button(page, /^(Bet records|My bets), 3 unsettled/)).toBeVisible();
  await note(notes, "index", page.locator("body"));
  await note(notes, "header", page.getByRole("banner"));
  await note(notes, "bottom", page.getByRole("navigation", { name: "Main pages" }));
  await note(notes, "tabs", page.getByRole("navigation", { name: "Lists" }));
  await note(notes, "sports", page.getByRole("navigation", { name: "Sports" }));
  await page.getByRole("navigation", { name: "Sports" }).getByRole("button", { name: "Choose a sport" }).click();
  await pass(400);
  await note(notes, "sport picker", onTop(page));
  await shut({ page, world, open, pass, notes });
  await page.getByRole("banner").getByRole("button", { name: "All sports" }).click();
  await pass(400);
  await note(notes, "group picker", onTop(page));
  await shut({ page, world, open, pass, notes });
  await button(page, "Menu").click();
  await pass(400);
  await expect(onTop(page)).toContainText("Version");
  await note(notes, "menu", onTop(page));
  await onTop(page)
    .getByRole("button", { name: /^Outright/ })
    .click();
  await expect(onTop(page)).toContainText("England Premier League");
  await note(notes, "menu unfolded", onTop(page));
  await shut({ page, world, open, pass, notes });
  for (let leap = 0; leap < 32; leap += 1) await pass(2_000);
  Object.assign(world.shelf.bet("8830192201") ?? {}, { decideAt: world.clock.now() + 1_000 });
  const notice = page.locator("output[popover]").filter({ hasText: "ID:" });
  await waitForNotice({ pass }, notice);
  await note(notes, "notice", notice);
  for (const [name, shown] of [
    ["Today", /^Today/],
    ["Early", /^Early/],
    ["Mix Parlay", /^Mix parlay/i],
    ["Popular", /^Popular/],
  ] as const) {
    await tab(page, shown).click();
    await pass(800);
    await expect(page.getByRole("article").first()).toBeVisible();
    await note(notes, name, page.locator("body"));
    if (name === "Early") await note(notes, "week of Early", page.getByRole("tablist", { name: "Days" }));
  }
}

/** A single bet, from the price to the records. */
export async function slip({ page, world, open, pass, notes }: Stage): Promise<void> {
  world.movePrice(502, 3, 1, 1.95);
  await open({ as: "jason88" });
  await expect(page.getByRole("banner")).toContainText("jason88");
  await pick(page, /Manchester United/, /^Over/);
  await expect(slipOf(page)).toBeVisible();
  await note(notes, "slip before its 2 s", slipOf(page));
  await pass(2_000);
  await expect(placeButton(page)).toBeVisible();
  await note(notes, "slip", slipOf(page));
  await note(notes, "list under the slip", page.locator("body"));
  await note(notes, "keys", page.getByRole("group", { name: "Amount keys" }));
  await typeAmount(page, "500", "+1,000");
  await note(notes, "slip with an amount", slipOf(page));
  await button(page, "Max").click();
  await note(notes, "slip with Max", slipOf(page));
  await button(page, "Clear amount").click();
  await typeAmount(page, "500");
  for (let leap = 0; leap < 11; leap += 1) await pass(2_000);
  world.nextCall({ path: "/api/bet/Bet", result: 12, message: "" });
  await placeButton(page).click();
  await expect(onTop(page)).toContainText(/bet failed/i);
  await note(notes, "bet failed", onTop(page));
  await onTop(page).getByRole("button").last().click();
  await pass(1_000);
  world.movePrice(502, 3, 1, 2.05);
  await placeButton(page).click();
  await expect(button(page, /^Accept .+ & bet/)).toBeVisible();
  await note(notes, "odds changed", slipOf(page));
  await pass(600);
  await button(page, /^Accept .+ & bet/).click();
  await expect(page.getByRole("alertdialog", { name: "Bet placed" })).toBeVisible();
  await note(notes, "bet placed", onTop(page));
  await button(page, "View bet list").click();
  await expect(page.getByRole("main", { name: "My bets" })).toBeVisible();
  await note(notes, "after the bet", page.locator("body"));
}

/** Two picks, their bar, and the bet page. */
export async function parlay({ page, world, open, pass, notes }: Stage): Promise<void> {
  await open({ as: "jason88" });
  await expect(page.getByRole("banner")).toContainText("jason88");
  await tab(page, /^Mix parlay/i).click();
  await pick(page, /Bayern München/, /^Bayern/);
  const bar = page.getByRole("complementary", { name: "Parlay" });
  await expect(bar).toContainText("1 selection");
  await note(notes, "bar with one", bar);
  await pick(page, /Buriram United/, /^Over/);
  await expect(bar).toContainText("2 selections");
  await note(notes, "bar with two of three", bar);
  await lead(page, "/pages/bet/bet");
  await expect(page.getByRole("listitem").first()).toBeVisible();
  await note(notes, "bet page below the minimum", page.locator("body"));
  await lead(page, "/");
  await pick(page, /Benfica/, /^Over/);
  await pass(600);
  await lead(page, "/pages/bet/bet");
  await expect(page.getByRole("listitem").first()).toBeVisible();
  await pass(2_500);
  await typeAmount(page, "20");
  await note(notes, "bet page", page.locator("body"));
  await placeButton(page).click();
  await expect(page.getByRole("alertdialog", { name: /Bet placed/ })).toBeVisible();
  await note(notes, "parlay placed", onTop(page));
  await button(page, "View bet list").click();
  await shut({ page, world, open, pass, notes });
}
