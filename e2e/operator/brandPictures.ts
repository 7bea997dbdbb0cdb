import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "#e2e/steps/fixtures.ts";

/** The operator's config.json, with the files of its brand beside it (`npm run brand`). */
const CONFIG = process.env.BRAND ?? "config.json";

/** The output folder of the pictures. */
const OUT = process.env.BRAND_OUT ?? "test-results/brand";

const { brand = {} } = JSON.parse(readFileSync(CONFIG, "utf8")) as { readonly brand?: Record<string, string> };

const SORTS: Readonly<Record<string, string>> = { svg: "image/svg+xml", png: "image/png", webp: "image/webp" };

test.use({ operator: { brand } });

for (const theme of ["light", "dark"])
  test(`a brand in ${theme}`, async ({ page, open }) => {
    for (const path of [brand["logo"], brand["icon"]])
      if (path !== undefined)
        await page.route(`**${path.replace(/^\./, "")}`, (route) =>
          route.fulfill({
            body: readFileSync(join(dirname(CONFIG), path)),
            contentType: SORTS[path.slice(path.lastIndexOf(".") + 1)] ?? "",
          }),
        );
    await open({ as: "jason88" });
    await expect(page.getByRole("article").first()).toBeVisible();
    if (theme === "dark") await page.getByRole("button", { name: "Dark mode" }).click();
    await page.screenshot({ path: `${OUT}/${theme}-list.png` });
    await page.getByRole("button", { name: "Arsenal −0.5" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.screenshot({ path: `${OUT}/${theme}-slip.png` });
  });
