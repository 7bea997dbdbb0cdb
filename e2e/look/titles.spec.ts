import { type Page } from "@playwright/test";
import { LANGUAGES, type Language } from "#app/domain/member/languages.ts";
import { expect, test } from "#e2e/steps/fixtures.ts";
import { speak } from "#e2e/surfaces/speak.ts";
import { LONG } from "#e2e/steps/long.ts";

const WIDTHS = [320, 360, 375, 390];

/** What of the header cannot be read: a title or switch that is cut or lies under what follows it, or a page wider than its window. */
const cutInHeader = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const found: string[] = [];
    const header = document.querySelector("header");
    const title = header?.querySelector("h1");
    if (!header || !title) return ["no title"];
    const room = title.getBoundingClientRect();
    for (const part of title.querySelectorAll("span, button")) {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      if (part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0) found.push(`cut: ${part.textContent}`);
      if (left < room.left - 1 || right > room.right + 1) found.push(`beside its room: ${part.textContent}`);
      if (top < -1 || bottom > header.getBoundingClientRect().bottom + 1) found.push(`too high: ${part.textContent}`);
    }
    const end = [...header.querySelectorAll("button")].at(-1)?.getBoundingClientRect().right ?? 0;
    if (end > innerWidth + 1) found.push("the header is wider than the window");
    const { scrollWidth } = document.documentElement;
    // not the window's: on a phone that grows with what stands out
    if (scrollWidth > screen.width) found.push(`the page is ${scrollWidth} px wide`);
    return found;
  });

for (const visitor of [true, false])
  test(`${visitor ? "a visitor" : "a member"} reads the title of the lists in ten languages at 360 px`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await open(visitor ? {} : { as: "jason88" });
    await expect(
      page.getByRole("banner").getByRole("button", { name: visitor ? "Log in" : /12,480\.50/ }),
    ).toBeVisible();
    const cut: string[] = [];
    for (const language of Object.keys(LANGUAGES) as Language[]) {
      await speak(page, language);
      for (const what of await cutInHeader(page)) cut.push(`${language}: ${what}`);
      const tabs = page.getByRole("tablist").first();
      if (await tabs.evaluate((bar) => bar.scrollWidth > bar.clientWidth + 1))
        cut.push(`${language}: the tabs of the lists`);
    }
    expect(cut).toEqual([]);
  });

for (const as of ["jason88", "aungko2"]) {
  for (const hash of ["/", "/pages/betrecord/betrecord", "/pages/winner/winner"]) {
    // the longest titles are the lists'
    const often = hash === "/" && as === "jason88" ? {} : LONG;
    test(
      `${as} reads the title of ${hash} in ten languages beside a balance of ten digits`,
      often,
      async ({ page, world, open }) => {
        world.setBalance(as, 9_876_543_210);
        await open({ as, hash });
        await expect(page.getByRole("banner")).toContainText("9,876,543,210.00");
        const cut: string[] = [];
        for (const language of Object.keys(LANGUAGES) as Language[]) {
          await speak(page, language);
          for (const width of WIDTHS) {
            await page.setViewportSize({ width, height: 780 });
            for (const what of await cutInHeader(page)) cut.push(`${language} ${width} px: ${what}`);
          }
        }
        expect(cut).toEqual([]);
      },
    );
  }
}
