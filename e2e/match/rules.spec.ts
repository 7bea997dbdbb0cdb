import { expect, test } from "#e2e/steps/fixtures.ts";
import { LONG } from "#e2e/steps/long.ts";

const LIST = "/pages/gamerule/gamerule";

test("the rules of every sport and the general part are listed and open", async ({ page, open }) => {
  await open();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Game rules" }).click();
  const links = page.getByRole("main", { name: "Game rules" }).getByRole("link");
  await expect(links).toHaveCount(31);
  await expect(links.first()).toHaveText("General rules");
  await expect(links.nth(1)).toHaveText("Soccer");

  await links.nth(1).click();
  const chapter = page.getByRole("main", { name: "Soccer rules" });
  await expect(chapter.getByRole("heading", { name: "Soccer rules" })).toBeVisible();
  await expect(chapter).toContainText("Line −0/0.5, drawHalf lost");
  await chapter.getByRole("button", { name: "Over / Under", exact: true }).click();
  await expect(chapter.getByRole("button", { name: "Over / Under", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(chapter.getByRole("heading", { name: "Over / Under" })).toBeInViewport();
});

test("each chapter has words", LONG, async ({ page, open }) => {
  await open({ hash: LIST });
  await expect(page.getByRole("link")).toHaveCount(31);
  const addresses = await page
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 2 })).toHaveText(/rules$/);
    expect((await page.getByRole("main").innerText()).length).toBeGreaterThan(200);
  }
});

test("a chapter is in the member's language", LONG, async ({ page, open }) => {
  await open({ as: "somchai", hash: "/pages/gameruledetail/gameruledetail?rule=sport-1" });
  await expect(page.getByRole("heading", { level: 2 })).toHaveText("กฎฟุตบอล");
  await page.goto("/#/pages/gameruledetail/gameruledetail?rule=sport-7");
  await expect(page.getByRole("heading", { level: 2 })).toHaveText("กฎเทนนิส");
  await expect(page.getByRole("main")).toContainText("เกม −3.5, 6–4 6–4ชนะ");
});

test("an address that names no chapter shows the general rules", LONG, async ({ page, open }) => {
  await open({ hash: "/pages/gameruledetail/gameruledetail?rule=__proto__" });
  await expect(page.getByRole("heading", { level: 2 })).toHaveText("General rules");
});
