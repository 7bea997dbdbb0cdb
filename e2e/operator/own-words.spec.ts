import { expect, test } from "#e2e/steps/fixtures.ts";

test.describe("own words", () => {
  test.use({ operator: { words: { "en-US": "/words/en.json" } } });

  test("stand in place of ours; a wrong and a locked one are named, and ours is shown", async ({ page, open }) => {
    const words = { w553: "More", w321: "Night", w588: "Next {0}", w3: "{0, plural, one {# x} other {# xs}}" };
    await page.route("**/words/en.json", (route) => route.fulfill({ json: words }));
    await open();
    await expect(page.getByRole("button", { name: "More", exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Night" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Menu", exact: true })).toHaveCount(0);
    // past the watch on the address, which comes late
    await page.evaluate(() => history.replaceState(null, "", "#/operator/check"));
    await page.reload();
    await expect(page.getByRole("listitem")).toHaveText([
      'words.en-US: "w588" {0} is not in ours',
      'words.en-US: "w3" is locked',
    ]);
  });
});
