import { type Page } from "@playwright/test";
import { expect, test } from "#e2e/steps/fixtures.ts";

interface Look {
  readonly frame: number;
  readonly found: string;
}

interface Seen {
  readonly looks: Look[];
}

type Watching = Window & { seen?: Seen };

/**
 * Notes for every frame what of a list is in sight: its rows, those of the list before at 40 %, a skeleton, or nothing. It is
 * looked at before the frame is laid out, when a list that has just come does not know its height and has no rows yet, and
 * after it was painted, when the next one may have come: a frame was blank, or had two toolbars, only if both looks found it so. An animation tells
 * of the frames: on a held clock requestAnimationFrame is a timer like others.
 */
const watchFrames = (page: Page) =>
  page.evaluate(() => {
    const seen: Seen = { looks: [] };
    (window as Watching).seen = seen;
    const inView = () => {
      const inSight = (one: Element) => {
        const { top, bottom } = one.getBoundingClientRect();
        return bottom > Math.max(150, top) && top < innerHeight && getComputedStyle(one).visibility === "visible";
      };
      const rows = [...document.querySelectorAll("article")].filter(inSight);
      const toolbars = [...document.querySelectorAll("[data-page] [role=radiogroup]")].filter(inSight);
      const kept = rows.filter((row) => row.closest("[inert]"));
      const busy = [...document.querySelectorAll("[aria-busy]")].some(inSight);
      const faint = kept.every((row) => getComputedStyle(row.closest("[inert]") ?? row).opacity === "0.4");
      if (toolbars.length > 1) return "two toolbars";
      if (rows.length > kept.length) return "rows";
      if (kept.length > 0) return faint ? "kept" : "kept in full colour";
      return busy ? "skeleton" : "blank";
    };
    const { port1, port2 } = new MessageChannel();
    const pulse = document.body.appendChild(document.createElement("i"));
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("@keyframes pulse {} .pulse { position: fixed; animation: pulse 1ms infinite !important }");
    document.adoptedStyleSheets.push(sheet);
    pulse.className = "pulse";
    const look = (frame: number) => seen.looks.push({ frame, found: inView() });
    let frame = 0;
    pulse.addEventListener("animationiteration", () => {
      frame += 1;
      look(frame);
      port2.postMessage(frame);
    });
    port1.onmessage = ({ data }) => look(data as number);
  });

/** What was in sight, each once, in its order. */
const framesSeen = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const looks = (window as Watching).seen?.looks ?? [];
    const isPainted = ({ frame, found }: Look) =>
      !["blank", "two toolbars"].includes(found) ||
      looks.filter((one) => one.frame === frame && one.found === found).length === 2;
    const seen = looks.filter(isPainted).map(({ found }) => found);
    return seen.filter((found, at) => found !== seen[at - 1]);
  });

const CHANGES = [
  { what: "another sport", act: (page: Page) => page.getByRole("button", { name: /^Basketball/ }).click() },
  { what: "another tab", act: (page: Page) => page.getByRole("tab", { name: /^Early/ }).click() },
];

for (const { what, act } of CHANGES)
  test(`no frame is blank on the way to ${what}: the rows before stay at 40 % until the skeleton`, async ({
    page,
    open,
  }) => {
    await open({ as: "jason88" });
    await expect(page.getByRole("banner")).toContainText("jason88");
    await expect(page.locator("main article").first()).toBeVisible();
    let go = (): void => undefined;
    const held = new Promise<void>((come) => {
      go = come;
    });
    await page.route(/Get(?:No)?LiveMatchOdds/, async (route) => {
      await held;
      await route.fallback();
    });
    await watchFrames(page);
    await act(page);
    await expect(page.locator("main [aria-busy], [aria-busy]").first()).toBeVisible();
    await page.waitForFunction(() => (window as Watching).seen?.looks.at(-1)?.found === "skeleton");
    go();
    await expect(page.locator("main article").first()).toBeVisible();
    expect(await framesSeen(page)).toEqual(["rows", "kept", "skeleton", "rows"]);
    await expect(page.locator("[inert] article")).toHaveCount(0);
  });
