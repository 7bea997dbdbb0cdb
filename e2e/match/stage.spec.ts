import { type Page } from "@playwright/test";
import { book } from "#e2e/steps/bets.ts";
import { expect, test } from "#e2e/steps/fixtures.ts";
import { LONG } from "#e2e/steps/long.ts";

const LIVE = "/pages/match/match?matchId=501&leagueId=101";

const stage = (page: Page, name: string) =>
  page.getByRole("tablist", { name: "Watch and read" }).getByRole("tab", { name });

/** The height of what the open tab shows, px. */
const heightOf = async (page: Page): Promise<number | undefined> =>
  (await page.locator("#media").boundingBox())?.height;

test(
  "the stage has one height for all four tabs, in play and before, on phones of either width",
  LONG,
  async ({ page, open }) => {
    await open({ hash: LIVE });
    await expect(page.locator("[data-field=pitch]")).toBeVisible();
    for (const width of [390, 360]) {
      await page.setViewportSize({ width, height: 780 });
      for (const name of ["Video", "Data", "Chat", "Animation"]) {
        await stage(page, name).click();
        await expect(stage(page, name)).toHaveAttribute("aria-selected", "true");
        expect(await heightOf(page), `${name} at ${width}`).toBe(136);
      }
    }
    await page.goto("/#/pages/match/match?matchId=522");
    await expect(page.getByRole("region", { name: "Score" })).toContainText("Paris Saint-Germain");
    for (const name of ["Animation", "Video", "Data", "Chat"]) {
      await stage(page, name).click();
      expect(await heightOf(page), `${name} before`).toBe(136);
    }
  },
);

test("the data tell goals, cards and periods newest first, and fade at their foot while they can be scrolled", async ({
  page,
  open,
}) => {
  await open({ hash: LIVE });
  await stage(page, "Data").click();
  const data = page.getByRole("region", { name: "Data" });
  await expect(data.getByRole("list", { name: "Timeline" }).getByRole("listitem")).toHaveText([
    /^60' Red card Chelsea/,
    /^52' Goal Arsenal 2 – 1/,
    "Half time 1 – 1",
    /^38' Goal Chelsea 1 – 1/,
    /^14' Goal Arsenal 1 – 0/,
    /^Kick-off \d/,
  ]);
  const fades = () => data.evaluate((one) => getComputedStyle(one).maskImage.includes("gradient"));
  await expect.poll(fades).toBe(true);
  await data.evaluate((one) => one.scrollTo(0, one.scrollHeight));
  await expect.poll(fades).toBe(false);
  const rows = await data.getByRole("listitem").evaluateAll((all) => all.slice(0, 6).map((row) => row.clientHeight));
  expect(rows).toEqual([26, 26, 26, 26, 26, 26]);
});

test(
  "a goal swells the score, washes over the pitch and stands in place of the clock while it is news",
  LONG,
  async ({ page, world, open, pass }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await open({ hash: LIVE });
    const score = page.getByRole("region", { name: "Score" });
    await expect(score).toContainText(/2H 67/);
    await expect(page.locator("[data-field=pitch]")).toBeVisible();
    const wash = page.locator("[data-news]");
    await expect(wash).toHaveCount(0);
    const begun = await page.evaluateHandle(() => {
      const heard: (readonly [text: string, lasts: string])[] = [];
      document.addEventListener("animationstart", ({ target }) => {
        if (target instanceof HTMLElement) heard.push([target.textContent, getComputedStyle(target).animationDuration]);
      });
      return heard;
    });
    world.goal(501, 2);
    await pass(31_000);
    await expect(score).toContainText("2 – 2");
    await expect(score.getByText("GOAL")).toBeVisible();
    const lasted = () => begun.jsonValue();
    await expect.poll(lasted).toContainEqual(["2 – 2", "0.4s"]);
    await expect.poll(lasted).toContainEqual(["GOAL", "6s"]);
    await expect.poll(lasted).toContainEqual(["", "1.2s"]);
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    await expect(score.getByText("GOAL")).toHaveCount(0);
    await expect(score).toContainText(/2H 6\d/);
    await expect(wash).toHaveCount(0);
    world.redCard(501, 1);
    await pass(31_000);
    await expect.poll(lasted).toContainEqual(["", "3s"]);
    // at the outer corner of either crest
    const cards = await score.locator("[aria-hidden=true] > [data-side]").evaluateAll((all) =>
      all.map((card) => {
        const [own, crest] = [card.getBoundingClientRect(), card.parentElement?.getBoundingClientRect()];
        return [
          own.width,
          own.height,
          crest ? own.left < crest.left : undefined,
          crest ? own.right > crest.right : undefined,
        ];
      }),
    );
    expect(cards).toEqual([
      [9, 12, true, false],
      [9, 12, false, true],
    ]);
  },
);

test("with reduced motion a goal is the word alone", async ({ page, world, open, pass }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open({ hash: LIVE });
  const score = page.getByRole("region", { name: "Score" });
  await expect(score).toContainText(/2H 67/);
  world.goal(501, 2);
  await pass(31_000);
  await expect(score.getByText("GOAL")).toBeVisible();
  await expect(page.locator("[data-news]")).toBeHidden();
  expect(await score.getByText("2 – 2").evaluate((one) => one.getAnimations().length)).toBe(0);
});

test("a video has a key for its sound and one for the whole screen, each of 44 px", LONG, async ({ page, open }) => {
  await open({ hash: LIVE });
  await stage(page, "Video").click();
  const mute = page.getByRole("button", { name: "Mute" });
  await expect(mute).toBeVisible({ timeout: 15_000 });
  const sound = () => page.locator("video").evaluate((video: HTMLVideoElement) => !video.muted);
  await expect(mute).toHaveAttribute("aria-pressed", "true");
  expect(await sound()).toBe(false);
  await mute.click();
  await expect(mute).toHaveAttribute("aria-pressed", "false");
  expect(await sound()).toBe(true);
  const full = page.getByRole("button", { name: "Full screen" });
  for (const key of [mute, full]) expect(await key.boundingBox()).toMatchObject({ width: 44, height: 44 });
  await full.click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.getAttribute("data-stage"))).toBe("video");
  await full.click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
});

test("corners are named once over all of their groups, and each group still says whose it is", async ({
  page,
  open,
}) => {
  await open({ hash: LIVE });
  await page.getByRole("tab", { name: "Corner/Special" }).click();
  const markets = page.locator("#markets");
  await expect(markets.getByText("Arsenal No. of Corners", { exact: true }).and(page.locator("p"))).toHaveCount(1);
  await expect(markets.getByRole("button", { name: "Arsenal No. of Corners Handicap", exact: true })).toBeVisible();
});

test("a market's lines stand in their order with the main one marked", async ({ page, open }) => {
  await open({ hash: LIVE });
  const lines = page.locator("[data-q='market:501:3'] button[data-q^='price:'] > :first-child");
  await expect(lines).toHaveText(["Over 3.5", "Under 3.5", "Over 3.5/4", "Under 3.5/4", "Over 4", "Under 4"]);
  expect(await lines.evaluateAll((all) => all.map((one) => getComputedStyle(one).fontWeight))).toEqual([
    "500",
    "500",
    "600",
    "600",
    "500",
    "500",
  ]);
});

test("in a wide window the groups stand in two stacks without holes", LONG, async ({ page, open }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await open({ hash: "/pages/match/match?matchId=522" });
  await page.getByRole("tab", { name: /^Full/ }).click();
  const groups = page.locator("#markets section[data-q^='market:']");
  await expect.poll(() => groups.count()).toBeGreaterThan(8);
  const boxes = await groups.evaluateAll((all) =>
    all.map((one) => {
      const { left, top, bottom } = one.getBoundingClientRect();
      return { left: Math.round(left), top, bottom };
    }),
  );
  const lefts = [...new Set(boxes.map(({ left }) => left))];
  expect(lefts).toHaveLength(2);
  for (const left of lefts) {
    const stack = boxes.filter((box) => box.left === left).toSorted((a, b) => a.top - b.top);
    const gaps = stack.slice(1).map(({ top }, at) => Math.round(top - (stack[at]?.bottom ?? Number.NaN)));
    expect(new Set(gaps)).toEqual(new Set([8]));
  }
});

test(
  "after the end: full time with the momentum, the final figures, and the member's own bets",
  LONG,
  async ({ page, world, open, pass }) => {
    const bet = book(world);
    await open({ as: "jason88", hash: "/pages/match/match?matchId=502&leagueId=101" });
    await expect(page.getByRole("region", { name: "Score" })).toContainText("Manchester United");
    world.goal(502, 1);
    world.endMatch(502);
    await pass(31_000);
    await expect(page.getByRole("region", { name: "Score" })).toContainText("Ended");
    const none = page.getByText("No more markets!");
    expect((await none.boundingBox())?.height).toBe(44);
    await stage(page, "Animation").click();
    await expect(page.locator("[data-stage=ended]")).toContainText("Full time");
    await expect(page.locator("[data-stage=ended]").getByRole("img")).toBeVisible();
    await stage(page, "Data").click();
    await expect(page.getByRole("list", { name: "Timeline" }).getByRole("listitem").first()).toHaveText(
      /^Full time \d/,
    );
    await expect(page.getByText("Possession", { exact: true })).toBeVisible();
    await pass(120_000);
    const bets = page.getByRole("region", { name: "Your bets on this match" });
    await expect(bets.getByRole("button")).toHaveCount(1);
    await bets.getByRole("button").click();
    await expect(page).toHaveURL(new RegExp(`betrecord/bet\\?betId=.*${bet.id}`));
  },
);
