import { ENDED_SHOWN } from "#mocks/book/book.ts";
import { expect, test } from "#e2e/steps/fixtures.ts";
import { LONG } from "#e2e/steps/long.ts";

const tabBar = "Main";

test("a visitor who marks a match or opens favourites is asked to log in", async ({ page, open }) => {
  await open();
  await page.getByRole("button", { name: "Favourite: Arsenal v Chelsea" }).click();
  await expect(page.getByRole("alertdialog", { name: "Please log in" })).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("navigation", { name: tabBar }).getByRole("button", { name: "Favourites" }).click();
  await expect(page.getByRole("alertdialog", { name: "Please log in" })).toBeVisible();
});

test("stars mark a match and a league, and the favourites page lists them by sport", async ({ page, world, open }) => {
  await open({ as: "jason88" });
  const star = page.getByRole("button", { name: "Favourite: Villarreal v Real Betis" });
  await star.click();
  await expect(star).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Favourite: England Premier League" }).first().click();
  await expect
    .poll(() => [...(world.members.get("jason88")?.favourites.keys() ?? [])].toSorted((a, b) => a - b))
    .toEqual([501, 502, 503, 505]);
  await page
    .getByRole("navigation", { name: "Sports" })
    .getByRole("button", { name: /^Basketball/ })
    .click();
  await page.getByRole("button", { name: /^Favourite: Los Angeles Lakers/ }).click();
  await page.getByRole("navigation", { name: tabBar }).getByRole("button", { name: "Favourites" }).click();
  await expect(page.getByRole("article", { name: /Lakers/ })).toBeVisible();
  await page.getByRole("navigation", { name: "Sports" }).getByRole("button", { name: "Soccer, 4" }).click();
  await expect(page.getByRole("article")).toHaveCount(4);
  await page.getByRole("button", { name: "Favourite: Villarreal v Real Betis" }).click();
  await expect(page.getByRole("article", { name: /Villarreal/ })).toBeHidden();
  await expect(page.getByRole("article", { name: /Arsenal/ })).toBeVisible();
  await page.reload();
  await expect(
    page.getByRole("navigation", { name: "Sports" }).getByRole("button", { name: "Soccer, 3" }),
  ).toBeVisible();
});

test("a star the server does not take goes back and says so", LONG, async ({ page, world, open }) => {
  await open({ as: "jason88" });
  world.nextCall({ path: "/api/Comm/AddFavorite", code: 4, message: "Busy, please wait." });
  const star = page.getByRole("button", { name: "Favourite: Villarreal v Real Betis" });
  await star.click();
  await expect(page.getByRole("alertdialog")).toContainText("Busy, please wait.");
  await page.getByRole("button", { name: "OK", exact: true }).click();
  await expect(star).toHaveAttribute("aria-pressed", "false");
});

test("a favourite that the server no longer returns leaves by itself", LONG, async ({ page, world, open, pass }) => {
  world.members.get("jason88")?.favourites.set(501, 1).set(505, 1);
  await open({ as: "jason88", hash: "/pages/myFavorite/myFavorite" });
  await expect(page.getByRole("article", { name: /Villarreal/ })).toBeVisible();
  world.endMatch(505);
  world.advance(ENDED_SHOWN);
  // in steps in which an answer on its way comes in time
  await expect(async () => {
    await pass(15_000);
    await expect(page.getByRole("article", { name: /Villarreal/ })).toBeHidden({ timeout: 50 });
  }).toPass();
  await expect(page.getByRole("article", { name: /Arsenal/ })).toBeVisible();
});

test("without favourites the page says how to keep one", LONG, async ({ page, open }) => {
  await open({ as: "jason88", hash: "/pages/myFavorite/myFavorite" });
  await expect(page.getByText("No favourites yet")).toBeVisible();
  await page.getByRole("button", { name: "Show live" }).click();
  await expect(page.getByRole("article", { name: /Arsenal/ })).toBeVisible();
});

test("without favourites stand those that members mark most, and several can be marked", async ({
  page,
  world,
  open,
}) => {
  await open({ as: "jason88", hash: "/pages/myFavorite/myFavorite" });
  await expect(page.getByRole("heading", { name: "Members’ favourites" })).toBeVisible();
  const stars = page.getByRole("article").getByRole("button", { name: /^Favourite: / });
  await stars.first().click();
  await stars.nth(1).click();
  await expect.poll(() => world.members.get("jason88")?.favourites.size).toBe(2);
  await page.getByRole("main").getByRole("button", { name: "Favourites" }).click();
  await expect(page.getByRole("heading", { name: "Members’ favourites" })).toBeHidden();
  await expect(page.getByRole("article")).toHaveCount(2);
});

test(
  "where nobody has marked anything, the page without favourites leads to the live list",
  LONG,
  async ({ page, world, open }) => {
    world.nextCall({ path: "/Comm/GetAllFavorite", code: 4, times: Number.POSITIVE_INFINITY });
    await open({ as: "jason88", hash: "/pages/myFavorite/myFavorite" });
    await expect(page.getByText("No favourites yet")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Members’ favourites" })).toBeHidden();
    await expect(page.getByRole("button", { name: "Show live" })).toBeVisible();
  },
);

test.describe("where favourites are open to visitors", () => {
  test.use({ operator: { tabsNeedingLogin: ["betrecord"] } });
  test("a visitor sees what members mark most, and a star asks to log in", LONG, async ({ page, open }) => {
    await open();
    await page.getByRole("navigation", { name: tabBar }).getByRole("button", { name: "Favourites" }).click();
    await expect(page.getByRole("heading", { name: "Members’ favourites" })).toBeVisible();
    await page
      .getByRole("article")
      .getByRole("button", { name: /^Favourite: / })
      .first()
      .click();
    await expect(page.getByRole("alertdialog", { name: "Please log in" })).toBeVisible();
  });
});
