import { type Page } from "@playwright/test";
import { expect, test } from "#e2e/steps/fixtures.ts";
import { swipe } from "#e2e/steps/touch.ts";
import { LONG } from "#e2e/steps/long.ts";

const rowOf = (page: Page, teams: string | RegExp) => page.getByRole("article", { name: teams });
const tab = (page: Page, name: RegExp) => page.getByRole("navigation", { name: "Lists" }).getByRole("tab", { name });
const day = (page: Page, name: RegExp) => page.getByRole("tablist", { name: "Days" }).getByRole("tab", { name });

test("the tabs count the matches of the sport, live, today, early, for parlays and popular", async ({ page, open }) => {
  await open();
  await expect(tab(page, /^Live/)).toContainText("5");
  await expect(tab(page, /^Today/)).toContainText("8");
  await expect(tab(page, /^Early/)).toContainText("6");
  await expect(tab(page, /^Mix parlay/)).toContainText("13");
});

test("a list opens on the first view with a price, and stays there", async ({ page, world, open, pass }) => {
  const tennis = [...world.book.on(3)].flatMap(({ fixture }) => (fixture.sportId === 7 ? [fixture.id] : []));
  for (const id of tennis) for (const market of [1, 3]) world.closeMarket(id, market);
  await open();
  await page.getByRole("button", { name: /^Tennis/ }).click();
  const view = (name: string) => page.getByRole("radio", { name });
  await expect(view("Money line")).toBeChecked();
  await expect(rowOf(page, /Alcaraz/).getByRole("button", { name: /Alcaraz, \d+\.\d\d$/ })).toBeVisible();
  // what is suspended later turns nothing under the finger
  for (const id of tennis) world.suspend(id);
  await pass(16_000);
  await expect(view("Money line")).toBeChecked();
});

test("Early has seven days with counts and opens on the first after today that has matches", async ({ page, open }) => {
  await open();
  await tab(page, /^Early/).click();
  await expect(page.getByRole("tablist", { name: "Days" }).getByRole("tab")).toHaveCount(7);
  await expect(day(page, /^Sunday, November 22, 2$/)).toHaveAttribute("aria-selected", "true");
  await expect(rowOf(page, /Liverpool/)).toBeVisible();
  await expect(rowOf(page, /Juventus/)).toBeHidden();
  await day(page, /^Monday, November 23, 1$/).click();
  await expect(rowOf(page, /Juventus/)).toBeVisible();
  await expect(rowOf(page, /Liverpool/)).toBeHidden();
  await day(page, /^Saturday, November 21, 8$/).click();
  await expect(rowOf(page, /Bayern München/)).toBeVisible();
});

test("Mix parlay lists what may be combined, says who needs more, and collects picks", async ({ page, open }) => {
  await open({ as: "jason88" });
  await tab(page, /^Mix parlay/).click();
  await expect(day(page, /^Saturday, November 21, 7$/)).toHaveAttribute("aria-selected", "true");
  await expect(rowOf(page, /Boavista/)).toBeHidden();
  await expect(rowOf(page, /Buriram United/)).toContainText("3+ legs");
  const price = rowOf(page, /Bayern München/).getByRole("button", { name: /^Over/ });
  await page.clock.runFor(400);
  await price.click();
  await expect(price).toHaveAttribute("aria-pressed", "true");
  await price.click();
  await expect(price).toHaveAttribute("aria-pressed", "false");
});

test("Popular shows a card for each hot match, with a star, and 1X2, the money line or what the lists price", async ({
  page,
  world,
  open,
}) => {
  world.closeMarket(501, 5);
  await open({ as: "jason88" });
  await tab(page, /^Popular/).click();
  const card = rowOf(page, /Arsenal 2, Chelsea 1/);
  await expect(card.getByRole("group", { name: "Full time · Handicap" }).getByRole("button")).toHaveText([
    /\d\.\d\d$/,
    /\d\.\d\d$/,
  ]);
  const star = card.getByRole("button", { name: /^Favourite: Arsenal/ });
  await star.click();
  await expect(star).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => world.members.get("jason88")?.favourites.has(501)).toBe(true);
  await expect(card).toContainText("England Premier League");
  await expect(page.getByRole("group", { name: "Full time · 1X2" }).first().getByRole("button")).toHaveCount(3);
  await page
    .getByRole("navigation", { name: "Sports" })
    .getByRole("button", { name: /^Basketball/ })
    .click();
  await expect(
    rowOf(page, /Lakers/)
      .getByRole("group", { name: "Full match · Money line" })
      .getByRole("button"),
  ).toHaveCount(2);
  await page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Popular" }).click();
  await expect(page).toHaveURL(/hotMatch/);
  await expect(rowOf(page, /Lakers/)).toBeVisible();
});

test("Today narrows to what starts within three hours, within one, and widens again", LONG, async ({ page, open }) => {
  await open();
  await tab(page, /^Today/).click();
  await expect(rowOf(page, /Benfica/)).toBeVisible();
  await page.getByRole("button", { name: "Options" }).click();
  const options = page.getByRole("dialog", { name: "Options" });
  await options.getByRole("radio", { name: "3 h" }).click();
  await expect(rowOf(page, /Benfica/)).toBeHidden();
  await expect(rowOf(page, /Buriram United/)).toBeVisible();
  await options.getByRole("radio", { name: "1 h" }).click();
  await expect(rowOf(page, /Buriram United/)).toBeHidden();
  await expect(rowOf(page, /Vissel Kobe/)).toBeVisible();
  await options.getByRole("radio", { name: "Any time" }).click();
  await expect(rowOf(page, /Benfica/)).toBeVisible();
});

test("a list sorts by league or by time, and remembers which", async ({ page, open }) => {
  await open();
  await tab(page, /^Today/).click();
  await expect(rowOf(page, /Vissel Kobe/)).toBeVisible();
  const first = () => page.getByRole("article").first().getAttribute("aria-label");
  expect(await first()).toMatch(/^Bayern München/);
  await page.getByRole("button", { name: "Options" }).click();
  await page.getByRole("radio", { name: "By time" }).click();
  await expect.poll(first).toMatch(/^Vissel Kobe/);
  await page.reload();
  await expect.poll(first).toMatch(/^Vissel Kobe/);
  await expect(page.getByRole("button", { name: "Options, changed" })).toBeVisible();
});

test("another group of sports counts anew and moves to the first sport that has matches", async ({ page, open }) => {
  await open();
  await page
    .getByRole("navigation", { name: "Sports" })
    .getByRole("button", { name: /^Tennis/ })
    .click();
  await expect(rowOf(page, /Alcaraz/)).toBeVisible();
  await page.getByRole("banner").getByRole("button", { name: "All sports" }).click();
  const panel = page.getByRole("dialog", { name: "Groups of sports" });
  await panel.getByRole("button", { name: "Football world" }).click();
  await expect(page.getByRole("navigation", { name: "Sports" }).getByRole("button", { name: /^Tennis/ })).toHaveCount(
    0,
  );
  await expect(rowOf(page, /Arsenal/)).toBeVisible();
});

test(
  "in area 2, whose header has no title to open them, the groups stand over the sports of the picker",
  LONG,
  async ({ page, open, pass }) => {
    await open({ as: "aungko2" });
    await expect(page.getByRole("radiogroup", { name: "Odds mode" })).toBeVisible();
    const sports = page.getByRole("navigation", { name: "Sports" });
    await sports.getByRole("button", { name: "Choose a sport" }).click();
    await pass(500);
    const panel = page.getByRole("dialog", { name: "All sports" });
    const groups = panel.getByRole("radiogroup", { name: "Groups of sports" });
    await expect(groups.getByRole("radio", { name: "All sports" })).toBeChecked();
    await groups.getByRole("radio", { name: "Football world" }).click();
    await expect(groups.getByRole("radio", { name: "Football world" })).toBeChecked();
    await expect(panel.getByRole("button", { name: /^Tennis/ })).toHaveCount(0);
    await panel.getByRole("button", { name: /^Soccer/ }).click();
    await expect(panel).toBeHidden();
    await expect(rowOf(page, /Arsenal/)).toBeVisible();
  },
);

test(
  "the picker lists the sports with matches in the order of the house, and opening one panel closes the other",
  LONG,
  async ({ page, open }) => {
    await open();
    await page.getByRole("button", { name: "Choose a sport" }).click();
    const panel = page.getByRole("dialog", { name: "All sports" });
    await expect(panel.getByRole("button").first()).toContainText("Soccer");
    await expect(panel.getByRole("button")).toHaveText([
      /^Soccer/,
      /^Basketball/,
      /^Tennis/,
      /^Volleyball/,
      /^Football/,
      /^Baseball/,
      /^Esports/,
    ]);
    await page.getByRole("banner").getByRole("button", { name: "All sports" }).click();
    await expect(panel).toBeHidden();
    await expect(page.getByRole("dialog", { name: "Groups of sports" })).toBeVisible();
  },
);

test("a list without matches says so and leads to another", async ({ page, open }) => {
  await open();
  // a sport with nothing live is left out of the live strip, while it is not the chosen one
  const sports = page.getByRole("navigation", { name: "Sports" }).getByRole("button", { name: /, \d+$/ });
  await expect(sports).toHaveText([/^Soccer/, /^Basketball/, /^Tennis/, /^Esports/, /^Outright/]);
  await page.getByRole("button", { name: "Choose a sport" }).click();
  await page
    .getByRole("dialog", { name: "All sports" })
    .getByRole("button", { name: /^Volleyball/ })
    .click();
  await expect(sports).toHaveText([/^Soccer/, /^Basketball/, /^Tennis/, /^Volleyball/, /^Esports/, /^Outright/]);
  const main = page.getByRole("main");
  await expect(main).toContainText("No live volleyball right nowThe next match starts at 18:15.");
  await expect(main.getByRole("article")).toContainText("Next · today 18:15Suntory SunbirdsOsaka Bluteon");
  await expect(main.getByRole("button", { name: /live$/ })).toHaveText([
    "5Soccer live",
    "1Basketball live",
    "1Tennis live",
  ]);
  await main.getByRole("button", { name: "Tell me" }).click();
  const tell = page.getByRole("dialog", { name: "Tell me when…" });
  await expect(tell).toContainText("Match start");
  await tell.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "See today’s 1 match" }).click();
  await expect(rowOf(page, /Suntory Sunbirds/)).toBeVisible();
});

test(
  "the sheet of options follows a finger: a short pull leaves it, a long one closes it",
  LONG,
  async ({ page, open }) => {
    await open();
    await page.getByRole("button", { name: "Options" }).click();
    const options = page.getByRole("dialog", { name: "Options" });
    await options.getByRole("radio", { name: "By time" }).waitFor();
    const box = await options.getByRole("heading").boundingBox();
    if (box === null) throw new Error("no heading");
    const at = { x: box.x + 20, y: box.y + 10 };
    await swipe(page, at, { x: at.x, y: at.y + 24 });
    await expect.poll(async () => (await options.getByRole("heading").boundingBox())?.y).toBe(box.y);
    await swipe(page, at, { x: at.x, y: at.y + 150 });
    await expect(options).toBeHidden();
  },
);
