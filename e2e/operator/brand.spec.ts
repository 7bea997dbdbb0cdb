import { readFileSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import { brandedTheme, tokensOf } from "#app/domain/member/brand.ts";
import { stream } from "#mocks/world/chance.ts";
import { settle } from "#e2e/surfaces/surface.ts";
import { expect, test } from "#e2e/steps/fixtures.ts";
import { LONG } from "#e2e/steps/long.ts";

const KESTREL = {
  name: "Kestrel",
  logo: "/brand/kestrel.svg",
  icon: "/brand/icon.svg",
  radius: 4,
  themes: { "1": { accent: "#006b75", chrome: "#00262e" }, "99": { accent: "#45d9d3", chrome: "#04151b" } },
};

test.describe("a brand", () => {
  test.use({ operator: { brand: KESTREL } });

  test.beforeEach(async ({ page }) => {
    await page.route("**/brand/*.svg", (route) =>
      route.fulfill({
        contentType: "image/svg+xml",
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="88" height="22"><path fill="#45d9d3" d="M0 0h88v22H0z"/></svg>',
      }),
    );
  });

  test("has its name in the title, its logo in the header, its icon in the tab and the manifest", async ({
    page,
    open,
  }) => {
    await open();
    const banner = page.getByRole("banner");
    const logo = banner.getByRole("img", { name: "Kestrel" });
    await expect(logo).toBeVisible();
    expect(await logo.evaluate((img) => (img as HTMLImageElement).getBoundingClientRect().height)).toBe(22);
    await expect(page).toHaveTitle("Kestrel");
    await expect(page.locator("link[rel=icon]")).toHaveAttribute("href", "/brand/icon.svg");
    await expect(page.locator("link[rel=manifest]")).toHaveAttribute("href", /^data:/);
    const address = new URL((await page.locator("link[rel=manifest]").getAttribute("href")) ?? "");
    const home = new URL("./", page.url()).href;
    expect(JSON.parse(decodeURIComponent(address.pathname.split(",").slice(1).join(",")))).toMatchObject({
      name: "Kestrel",
      short_name: "Kestrel",
      start_url: home,
      scope: home,
      display: "standalone",
      background_color: "#00262e",
      theme_color: "#00262e",
      icons: [{ src: `${home}brand/icon.svg`, sizes: "any", type: "image/svg+xml", purpose: "any" }],
    });
    await page.route("**/brand/kestrel.svg", (route) => route.fulfill({ status: 404 }));
    await page.reload();
    await expect(banner.getByText("Kestrel")).toBeVisible();
  });

  test("is worn in light and dark, and from the first paint of the next visit on", async ({ page, open }) => {
    await open();
    await expect(page.getByRole("article").first()).toBeVisible();
    await expect(page.getByRole("banner")).toHaveCSS("background-color", "rgb(0, 38, 46)");
    await page.getByRole("button", { name: "Dark mode" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "99");
    await expect(page.getByRole("banner")).toHaveCSS("background-color", "rgb(4, 21, 27)");
    await page.route("**/assets/index-*.js", () => new Promise<void>(() => undefined));
    await page.reload({ waitUntil: "commit" });
    await expect(page.locator(".boot-header")).toHaveCSS("background-color", "rgb(4, 21, 27)");
  });

  test("that is taken back is taken off", LONG, async ({ page, open }) => {
    await open();
    await expect(page.getByRole("banner")).toHaveCSS("background-color", "rgb(0, 38, 46)");
    await page.route("**/config.json", (route) => route.fulfill({ json: { jitter: 0 } }));
    await page.reload();
    await expect(page.getByRole("article").first()).toBeVisible();
    await expect(page.getByRole("banner")).toHaveCSS("background-color", "oklch(0.265 0.062 263)");
  });
});

test.describe("a brand that cannot be read", () => {
  test.use({ operator: { brand: { themes: { "1": { accent: "#ffcc00", "accent-fg": "#ffffff" } } } } });

  test("is refused by name, and ours is worn", async ({ page, open }) => {
    await open();
    await expect(page.getByRole("article").first()).toBeVisible();
    const accent = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--accent"));
    expect(await accent()).toBe("#1d5ccc");
    await page.goto("about:blank");
    await page.goto("/#/operator/check");
    await expect(page.getByRole("listitem").first()).toHaveText(
      "brand.themes.1: accent-fg #ffffff on accent #ffcc00 has contrast 1.51, at least 4.50 is needed",
    );
  });
});

test("fifty brands made by chance pass axe on list and slip, in light and dark", LONG, async ({ page, open, pass }) => {
  test.setTimeout(240_000);
  await open({ as: "jason88" });
  await page
    .getByRole("button", { name: /^Over / })
    .first()
    .click();
  await pass(2_500);
  const chance = stream(20_261_123);
  const hex = () =>
    `#${Math.floor(chance() * 0x1000000)
      .toString(16)
      .padStart(6, "0")}`;
  for (let brand = 0; brand < 50; brand += 1) {
    const [theme, sheet] = brand % 2 === 0 ? (["1", "default"] as const) : (["99", "dark"] as const);
    const given = { accent: hex(), chrome: hex(), ...(brand % 3 === 0 && { badge: hex() }) };
    const { palette } = brandedTheme(theme, given, tokensOf(readFileSync(`app/ui/themes/${sheet}.css`, "utf8")));
    await page.evaluate(
      ([name, rules]) => {
        const worn = new CSSStyleSheet();
        worn.replaceSync(`:root[data-theme="${name}"]{${rules}}`);
        document.adoptedStyleSheets = [worn];
        document.documentElement.dataset["theme"] = name;
      },
      [
        theme,
        Object.entries(palette)
          .map(([role, value]) => `--${role}:${value}`)
          .join(";"),
      ] as const,
    );
    await settle(page);
    const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).withRules(["color-contrast"]).analyze();
    const found = violations.flatMap(({ nodes }) =>
      nodes.map(({ html, failureSummary = "" }) => `${html.slice(0, 120)} ${failureSummary.slice(0, 200)}`),
    );
    expect(found, JSON.stringify({ theme, given })).toEqual([]);
  }
});
