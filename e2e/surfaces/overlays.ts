import { type Locator } from "@playwright/test";
import { book } from "#e2e/steps/bets.ts";
import { fillBook } from "./pages.ts";
import { over } from "./slips.ts";
import { article, dialog, named, panel, type Stage, type Surface } from "./surface.ts";

const jason = { as: "jason88" } as const;

const alert = ({ page }: Stage): Locator => page.getByRole("alertdialog");
const row = ({ page, say }: Stage, name: string): Locator =>
  page
    .getByRole("button")
    .filter({ hasText: say(name) })
    .first();

/** Every sheet, dialog and panel, and what floats over a page. */
export const OVERLAYS: readonly Surface[] = [
  {
    name: "the menu of a member",
    as: "somchai",
    act: async (stage) => {
      await article(stage).waitFor();
      await named(stage, "Menu").click();
      await dialog(stage).locator("button[aria-expanded=false]").first().click();
    },
    shown: dialog,
  },
  {
    name: "the menu of a visitor",
    act: async (stage) => named(stage, "Menu").click(),
    shown: dialog,
  },
  {
    name: "all sports",
    ...jason,
    act: async ({ page, say }) =>
      page
        .getByRole("navigation")
        .getByRole("button", { name: say("Choose a sport"), exact: true })
        .click(),
    shown: panel,
  },
  {
    name: "the groups of sports",
    ...jason,
    act: async ({ page }) => page.getByRole("heading", { level: 1 }).getByRole("button").click(),
    shown: panel,
  },
  {
    name: "the login prompt",
    act: async ({ page }) => page.getByRole("navigation").last().getByRole("button").nth(1).click(),
    shown: alert,
  },
  {
    name: "the end of a session",
    ...jason,
    act: async (stage) => {
      await article(stage).waitFor();
      stage.world.nextCall({ path: "GetTicketOdds", code: 3 });
      stage.world.nextCall({ path: "GetUserInfo", code: 3 });
      await over(stage).click();
    },
    shown: alert,
  },
  {
    name: "the history of a price",
    ...jason,
    act: async (stage) => {
      await over(stage).waitFor();
      stage.world.movePrice(502, 3, 1, 2.05);
      await stage.pass(16_000);
      await over(stage).getByText("2.05").waitFor();
      await over(stage).focus();
      await over(stage).dispatchEvent("contextmenu");
    },
    shown: dialog,
  },
  {
    name: "the rule of a bonus",
    ...jason,
    act: async ({ page, say }) => {
      await page.getByRole("tablist").first().getByRole("tab").nth(1).click();
      await page
        .getByRole("button", { name: say("Bonus"), exact: true })
        .first()
        .click();
    },
    shown: (stage) => dialog(stage).getByText("%").first(),
  },
  {
    name: "the dates of the records",
    ...jason,
    hash: "/pages/betrecord/betrecord?tab=settled",
    before: fillBook,
    act: async ({ page, say }) => page.getByRole("button", { name: say("Choose dates") }).click(),
    shown: dialog,
  },
  {
    name: "the notices",
    ...jason,
    hash: "/pages/betrecord/betrecord",
    act: async (stage) => named(stage, "Notices").click(),
    shown: dialog,
  },
  {
    name: "a notice",
    ...jason,
    before: (world) => {
      const id = `91${String(world.clock.now()).slice(-8)}`;
      book(world, { id, status: 0, placedAt: world.clock.now() - 1_000, decideAt: world.clock.now() + 12_000 });
    },
    act: async (stage) => {
      await article(stage).waitFor();
      const banner = stage.page.locator("output[popover]");
      // the answer takes its own time, and the notice stays for 3 s
      for (let second = 0; second < 30 && !(await banner.isVisible()); second += 1) {
        await stage.pass(1_000);
        await banner.waitFor({ timeout: 200 }).catch(() => undefined);
      }
    },
    shown: ({ page }) => page.locator("output[popover]"),
  },
  {
    name: "the sheet to share a bet",
    ...jason,
    hash: "/pages/betrecord/bet?betId=8830192250",
    before: fillBook,
    act: async (stage) => named(stage, "Share").click(),
    shown: dialog,
  },
  {
    name: "the sports of the results",
    hash: "/pages/matchresult/matchresult",
    act: async ({ page }) => page.getByRole("heading", { level: 1 }).getByRole("button").click(),
    shown: panel,
  },
  {
    name: "the leagues of the results",
    hash: "/pages/matchresult/matchresult",
    act: async (stage) => {
      await stage.page.getByRole("article").first().waitFor();
      await named(stage, "Leagues").click();
    },
    shown: dialog,
  },
  ...["Odds style", "Language", "Time zone", "Reality check", "Daily stake limit"].map((name): Surface => ({
    name: `the choice of ${name}`,
    ...jason,
    hash: "/pages/setting/setting",
    act: async (stage) => row(stage, name).click(),
    shown: dialog,
  })),
  {
    name: "a look at the time",
    ...jason,
    hash: "/pages/setting/setting",
    act: async (stage) => {
      await row(stage, "Reality check").click();
      await dialog(stage).getByRole("radio").nth(1).click();
      for (let minute = 0; minute < 15; minute += 1) await stage.pass(60_000);
    },
    shown: alert,
  },
  {
    name: "a list without the server",
    ...jason,
    act: async (stage) => {
      await article(stage).waitFor();
      stage.world.nextCall({ path: "GetLiveMatchOdds", network: true, times: 99 });
      await stage.pass(16_000);
    },
    shown: ({ page, say }) => page.getByText(say("The bookmaker cannot be reached. Odds are paused.")),
  },
];
