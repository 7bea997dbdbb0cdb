import { type Page } from "@playwright/test";
import { expect, test } from "#e2e/steps/fixtures.ts";
import { after } from "#e2e/steps/long.ts";

/** A call or a file that waits until it is let go. */
function gate(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((done) => {
    open = done;
  });
  return { opened, open };
}

/** Writes down, at each frame, what stands in the list's place and where its first row is: "grey 268 106", "rows 268 106". */
const watchFirstRow = (place: number) => {
  const seen: string[] = [];
  const look = () => {
    // the rows of the list before, which are still in sight, are hidden from readers
    const grey = [...document.querySelectorAll("[aria-busy=true] > div:not([aria-hidden]) > div")][place];
    const row = grey ?? document.querySelector("main article");
    if (row) {
      const { top, height } = row.getBoundingClientRect();
      const now = `${grey ? "grey" : "rows"} ${Math.round(top)} ${Math.round(height)}`;
      if (seen.at(-1) !== now) seen.push(now);
    }
    requestAnimationFrame(look);
  };
  look();
  Object.assign(window, { seen });
};

const seenOn = (page: Page) => page.evaluate(() => (window as unknown as { seen: string[] }).seen);

interface List {
  readonly name: string;
  readonly file: string;
  /** What is asked for before the matches, in order, and then they. */
  readonly calls: readonly RegExp[];
  /** Which grey block stands for the first row: the head of a league goes before it. */
  readonly place: number;
}

const LISTS: readonly List[] = [
  { name: "Early", file: "WeekList", calls: [/GetScheduleDateGroup2/, /GetNoLiveMatchOdds/], place: 1 },
  { name: "Mix parlay", file: "WeekList", calls: [/GetMixparlaySchedule/, /GetNoLiveMatchOdds/], place: 1 },
  { name: "Popular", file: "PopularList", calls: [/GetBatchMatchOdds/], place: 0 },
];

for (const [at, { name, file, calls, place }] of LISTS.entries()) {
  test(
    `the first tap on ${name} shows one skeleton, and its first row stands where the list's will`,
    after(2, at),
    async ({ page, open }) => {
      const part = gate();
      const answers = calls.map(gate);
      await page.route(`**/assets/${file}-*.js`, async (route) => {
        await part.opened;
        await route.continue();
      });
      for (const [at, call] of calls.entries())
        await page.route(call, async (route) => {
          await answers[at]?.opened;
          await route.fallback();
        });
      await open();
      await expect(page.getByRole("article").first()).toBeVisible();
      await page.getByRole("tab", { name: new RegExp(`^${name}`) }).click();
      await expect(page.locator("[aria-busy=true]")).toBeAttached();
      await page.evaluate(watchFirstRow, place);
      part.open();
      await expect(page.locator("main [aria-busy=true] > div").first()).toBeAttached();
      for (const answer of answers) {
        answer.open();
      }
      await expect(page.getByRole("article").first()).toBeVisible();
      await expect.poll(() => seenOn(page).then((seen) => seen.at(-1))).toMatch(/^rows/);
      const seen = await seenOn(page);
      expect(seen).toHaveLength(2);
      expect(seen[1]?.replace("rows", "grey")).toBe(seen[0]);
    },
  );
}
