import { expect } from "@playwright/test";
import { note } from "./notes.ts";
import { button, lead, type Stage, tab } from "./scene.ts";

/** What stands where there is nothing to show, or where it could not be had. */
export async function faults({ page, world, open, pass, notes }: Stage): Promise<void> {
  world.nextCall({ path: "/api/odds/GetLiveMatchOdds", status: 503 });
  world.nextCall({ path: "/Comm/GetFavorite", status: 500, times: Number.POSITIVE_INFINITY });
  await open({ as: "jason88" });
  const failed = button(page, /^Failed to load/);
  await expect(failed).toContainText("Server busy");
  await note(notes, "list that failed", page.getByRole("main"));
  await failed.click();
  await expect(page.getByRole("article").first()).toBeVisible();
  await lead(page, "/pages/betrecord/betrecord");
  await expect(page.getByText("No data").first()).toBeVisible();
  await note(notes, "no open bets", page.getByRole("main"));
  await lead(page, "/pages/myFavorite/myFavorite");
  await expect(button(page, /^Failed to load/)).toBeVisible();
  await note(notes, "favourites that failed", page.getByRole("main"));
  // a channel that sends nothing
  await page.route(/\.m3u8/, () => undefined);
  await lead(page, "/pages/match/match?matchId=501&leagueId=101&type=0");
  await tab(page, /^Video/).click();
  await expect(page.getByText("Connecting video…")).toBeVisible();
  await note(notes, "video of a live match", page.getByRole("main"));
  await lead(page, "/pages/match/match?matchId=505");
  await expect(page.getByRole("region", { name: "Score" })).toBeVisible();
  world.endMatch(505);
  await pass(31_000);
  await expect(page.getByRole("region", { name: "Score" })).toContainText("Ended");
  await note(notes, "ended match", page.getByRole("main"));
}
