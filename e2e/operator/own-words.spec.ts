import { expect, test } from "#e2e/steps/fixtures.ts";

test.describe("own words", () => {
  test.use({ operator: { words: { "en-US": "/words/en.json" } } });

  test("stand in place of ours; a wrong and a locked one are named, and ours is shown", async ({ page, open }) => {
    const words = { w553: "More", w321: "Night", w864: "Sort {0}", w190: "Purse" };
    await page.route("**/words/en.json", (route) => route.fulfill({ json: words }));
    await open();
    await expect(page.getByRole("button", { name: "More", exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Night" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Menu", exact: true })).toHaveCount(0);
    // as a page of its own: the watch on the address, which comes late, would load it once more
    await page.goto("about:blank");
    await page.goto("/#/operator/check");
    await expect(page.getByRole("listitem")).toHaveText([
      'words.en-US: "w864" {0} is not in ours',
      'words.en-US: "w190" is locked',
    ]);
  });
});
