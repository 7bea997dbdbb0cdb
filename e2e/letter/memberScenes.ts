import { expect } from "@playwright/test";
import { openList, settled } from "#e2e/steps/bets.ts";
import { pick, slipOf, typeAmount } from "#e2e/steps/slip.ts";
import { note } from "./notes.ts";
import { button, lead, onTop, shut, type Stage, tab } from "./scene.ts";

/** Open and settled bets, their dates, and a sale. */
export async function records({ page, world, open, pass, notes }: Stage): Promise<void> {
  openList(world);
  settled(world, 0, 47_500);
  settled(world, 1, -50_000);
  await open({ as: "jason88", hash: "/pages/betrecord/betrecord" });
  const main = page.getByRole("main", { name: "My bets" });
  await expect(main).toContainText("Juventus");
  await pass(1_000);
  await note(notes, "unsettled", main);
  await note(notes, "bottom with a badge", page.getByRole("navigation", { name: "Main pages" }));
  await button(page, "Notices").click();
  await note(notes, "notices", onTop(page));
  await shut({ page, world, open, pass, notes });
  await tab(page, /^Settled/).click();
  await expect(button(page, /Choose dates/)).toBeVisible();
  await pass(1_000);
  await expect(main).toContainText("475.00");
  await note(notes, "settled", main);
  await button(page, /Choose dates/).click();
  const sheet = page.getByRole("dialog", { name: "Dates" });
  await note(notes, "dates", sheet);
  for (const day of ["Nov 20, 2026", "Nov 18, 2026"])
    await sheet.getByRole("button", { name: day, exact: true }).click();
  await note(notes, "dates the wrong way round", sheet);
  await shut({ page, world, open, pass, notes });
  await lead(page, "/pages/sell/sell?betId=8830192174");
  await expect(page.getByRole("status", { name: "You get" })).toBeVisible();
  await pass(600);
  await note(notes, "sell", page.locator("body"));
  await button(page, /^Stake to cash out/).click();
  await button(page, "Clear").click();
  await note(notes, "sell without an amount", page.locator("body"));
}

/** Every other page of a member. */
export async function pages({ page, world, open, pass, notes }: Stage): Promise<void> {
  await open({ as: "jason88" });
  await expect(page.getByRole("banner")).toContainText("jason88");
  for (const [name, hash, shown] of [
    ["live match", "/pages/match/match?matchId=502&leagueId=101&type=0", "Corner/Special"],
    ["coming match", "/pages/match/match?matchId=521&leagueId=106&type=1", "in 3:"],
    ["results", "/pages/matchresult/matchresult", "Matches"],
    ["announcements", "/pages/announcement/announcement", "Important"],
    ["rules", "/pages/gamerule/gamerule", "General rules"],
    ["rule", "/pages/gameruledetail/gameruledetail?rule=sport-1", "Correct score"],
    ["filter", "/pages/matchfilter/matchfilter", "Reverse"],
    ["favourites", "/pages/myFavorite/myFavorite", "No favourites yet"],
    ["hot matches", "/pages/hotMatch/hotMatch", "Juventus"],
    ["outright", "/pages/winner/winner", "Closes Nov 22"],
    ["login page of a member", "/pages/login/login?x=1", "Real Sociedad"],
    ["settings", "/pages/setting/setting", "Time zone"],
  ] as const) {
    await lead(page, hash);
    await expect(page.getByText(shown).first()).toBeVisible();
    await pass(300);
    await note(notes, name, page.locator("body"));
    if (!name.endsWith("match")) continue;
    await note(notes, `market tabs of a ${name}`, page.getByRole("tablist", { name: "Markets" }));
    const details = page.getByRole("tablist", { name: "Watch and read" });
    if (await details.isVisible()) await note(notes, `detail tabs of a ${name}`, details);
    if ((await details.getByRole("tab", { name: "Chat" }).count()) === 0) continue;
    await details.getByRole("tab", { name: "Animation" }).click();
    await note(notes, `animation of a ${name}`, page.getByRole("main"));
    await details.getByRole("tab", { name: "Chat" }).click();
    await note(notes, `chat of a ${name}`, page.getByRole("main"));
  }
  await note(notes, "settings of betting", page.getByRole("region", { name: "Betting" }));
  for (const row of ["Odds style", "Language", "Time zone"]) {
    await button(page, new RegExp(`^${row}`)).click();
    await note(notes, row, onTop(page));
    await shut({ page, world, open, pass, notes });
  }
}

/** A member of area 2. */
export async function area2({ page, open, pass, notes }: Stage): Promise<void> {
  await open({ as: "aungko2" });
  await expect(page.getByRole("banner")).toContainText("aungko2");
  await pass(3_000);
  await note(notes, "area 2", page.locator("body"));
  await note(notes, "header of area 2", page.getByRole("banner"));
  await lead(page, "/pages/setting/setting");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await pass(600);
  await note(notes, "settings of area 2", page.locator("body"));
  await lead(page, "/");
  await button(page, "Menu").click();
  await onTop(page).getByRole("button", { name: "Log out" }).click();
  await pass(1_000);
  await note(notes, "after the log-out", page.locator("body"));
  await button(page, "Menu").click();
  await pass(400);
  await expect(onTop(page)).toContainText("Version");
  await note(notes, "menu after the log-out", onTop(page));
}

/** A member without money, one without enough, and one with cash besides; one group of sports has matches. */
export async function broke({ page, world, open, pass, notes }: Stage): Promise<void> {
  Object.assign(world.members.get("somchai")?.preference ?? {}, { Language: "en-US" });
  await open({ as: "somchai" });
  await expect(page.getByRole("banner")).toContainText("somchai");
  await button(page, "Menu").click();
  await pass(400);
  await expect(onTop(page)).toContainText("Version");
  await note(notes, "menu of a cash account", onTop(page));
  await open({ as: "empty00" });
  await expect(page.getByRole("banner")).toContainText("empty00");
  await note(notes, "header of one group", page.getByRole("banner"));
  await pick(page, /Manchester United/, /^Over/);
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await note(notes, "no balance", onTop(page));
  await shut({ page, world, open, pass, notes });
  world.deposit("empty00", 50);
  await pass(3_000);
  await button(page, /Refresh balance/)
    .first()
    .click();
  await pass(1_000);
  await pick(page, /Manchester United/, /^Over/);
  await expect(slipOf(page)).toBeVisible();
  await pass(2_000);
  await typeAmount(page, "100");
  await note(notes, "more than the balance", slipOf(page));
}
