import { expect, test } from "#e2e/steps/fixtures.ts";
import { LONG } from "#e2e/steps/long.ts";

test.describe("a file with two typing errors", () => {
  test.use({ operator: { jitter: "none", apibase: "/elsewhere", parentOrigins: ["https://www.sports.example"] } });

  test("the member has the list, and the operator's page says what is wrong with both", async ({ page, open }) => {
    const named = page.waitForEvent("console", (said) => said.text().includes('"apibase" is not in force'));
    await open();
    await expect(page.getByRole("article").first()).toBeVisible();
    await named;
    await page.evaluate(() => location.assign("#/operator/check"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("config.json is not in force as it stands");
    await expect(page.getByRole("listitem")).toHaveText([/^"jitter": /, '"apibase" is not a known entry']);
    // a site is listed, so there is nothing to know about an empty list
    await expect(page.getByRole("paragraph")).toHaveCount(0);
  });
});

test("a file that is right is said to be", LONG, async ({ page, open }) => {
  await open({ hash: "/operator/check" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("config.json is in force as it stands");
  await expect(page.getByRole("listitem")).toHaveCount(0);
  await expect(page.getByRole("paragraph")).toHaveText(/^parentOrigins lists no site: .* NoBalance and GoCasino/);
});

test("a file that is no JSON leaves the member the last good one", async ({ page, open }) => {
  await open();
  await expect(page.getByRole("article").first()).toBeVisible();
  await page.waitForFunction(() => localStorage.getItem("sportsbook:goodConfig") !== null);
  await page.route("**/config.json", (route) => route.fulfill({ body: '{ "loginUrl": ' }));
  await page.reload();
  await expect(page.getByRole("article").first()).toBeVisible();
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page).toHaveURL(/operator\/sign-in/);
});

test.describe("a release whose part for operators is missing", () => {
  test.use({
    operator: { brand: { themes: { 1: { chrome: "#10301c" } } }, features: { figures: false }, publicBoards: true },
  });

  test("keeps no member from the list", LONG, async ({ page, open }) => {
    await page.route(/assets\/(?:operator|sharedCalls)-/, (route) => route.abort());
    await open();
    await expect(page.getByRole("article").first()).toBeVisible();
  });
});

test.describe("links, licence and age", () => {
  const terms = "https://www.sports.example/terms";
  test.use({ operator: { links: { terms, support: "http://www.sports.example" }, licence: "Licence 12345", age: 21 } });

  test("stand in the menu, and a link that is not safe does not", async ({ page, open }) => {
    await open();
    await page.getByRole("button", { name: "Menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await expect(menu.getByRole("link")).toHaveText(["Terms"]);
    await expect(menu.getByRole("link", { name: "Terms" })).toHaveAttribute("href", terms);
    await expect(menu.getByRole("link", { name: "Terms" })).toHaveAttribute("rel", "noopener noreferrer");
    await expect(menu.getByText("21+", { exact: true })).toBeVisible();
    await expect(menu.getByText("Licence 12345")).toBeVisible();
  });
});
