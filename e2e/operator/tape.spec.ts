import { createHash } from "node:crypto";
import { type Browser, type BrowserContext, type Page } from "@playwright/test";
import { createPlayer, type Player } from "#mocks/tape/player.ts";
import { openTapeDoor } from "#mocks/tape/playwright.ts";
import { createRecorder } from "#mocks/tape/recorder.ts";
import { listenTo } from "#mocks/tape/session.ts";
import { readTape, type Tape, writeTape } from "#mocks/tape/tape.ts";
import { expect, test } from "#e2e/steps/fixtures.ts";
import { LONG } from "#e2e/steps/long.ts";

/** A live board is asked for 15 s after its last answer was shown: at least once in each step, however late that was. */
const STEP = 40_000;
const BIT = 5_000;

/** Everything that stands on the screen. */
const textOf = (page: Page) => page.locator("body").innerText();

/** The calls that are on their way, so that a clock is moved only when all are answered. */
function quiet(context: BrowserContext): () => Promise<void> {
  const asked = new Set<unknown>();
  context.on("request", (request) => asked.add(request));
  for (const end of ["requestfinished", "requestfailed"] as const)
    context.on(end as "requestfinished", (request) => asked.delete(request));
  return () => expect.poll(() => asked.size).toBe(0);
}

/** A screen under a clock that stands: the text once what has come is shown, which takes it a part of a second. */
type Screen = () => Promise<string>;

interface Play {
  /** The bytes, hashed, that each call got at each moment with its place in the chain. */
  readonly answers: Readonly<Record<string, string>>;
  readonly before: string;
  readonly after: Screen;
}

/** What came while the clock stood is shown when it goes on for so long, ms. */
const SHOWN = 500;

/** The tape or the bookmaker stands still meanwhile, so whatever is asked for in this time changes nothing. */
const screenOf =
  (page: Page): Screen =>
  async () => {
    await page.clock.runFor(SHOWN);
    return textOf(page);
  };

/** Lets so much time pass, and waits until the live board that is asked for within it has come. */
async function passing(page: Page, ms: number, pass: (ms: number) => Promise<void>): Promise<void> {
  const polled = page.waitForResponse(/GetLiveMatchOdds/);
  // bit by bit: the page must see an answer before it counts to its next ask
  for (let passed = 0; passed < ms; passed += BIT) await pass(BIT);
  await polled;
}

/** So much of the page's own time passes at most while it loads. */
const LOADING = 30_000;

/** A player that keeps what it answers. */
function kept(player: Player, answers: Record<string, string>): Player {
  return {
    ...player,
    answer: (call, ask, at) => {
      const answer = player.answer(call, ask, at);
      const bytes = createHash("sha256").update(answer?.text ?? "");
      answers[`${at / 1_000} s ${call} ${ask["updateTime"] ?? ""}`] = bytes.digest("hex").slice(0, 8);
      return answer;
    },
  };
}

/** Plays a tape to a page of its own, which is there at each of these moments (ms from its beginning) and stands still between. */
async function play(browser: Browser, address: string, tape: Tape, moments: readonly number[]): Promise<Play> {
  const context = await browser.newContext({ baseURL: address });
  const answers: Record<string, string> = {};
  let [moment = 0] = moments;
  const begin = Date.parse(tape.head.from);
  await context.route("**/config.json", (route) => route.fulfill({ json: { jitter: 0 } }));
  await openTapeDoor(context, kept(createPlayer(tape), answers), tape.head, () => moment);
  const settled = quiet(context);
  const page = await context.newPage();
  await page.clock.install({ time: begin + moment - LOADING });
  await page.goto("/#/");
  await expect(page.getByRole("article").first()).toBeVisible();
  await settled();
  await page.clock.pauseAt(begin + moment);
  await settled();
  const before = await textOf(page);
  for (const next of moments.slice(1)) {
    const passes = next - moment;
    moment = next;
    await passing(page, passes, (ms) => page.clock.runFor(ms));
    await settled();
  }
  return { answers, before, after: screenOf(page) };
}

test(
  "what a browser asked for is a tape: two plays of it get the same bytes and end on the same screen as the first time",
  LONG,
  async ({ browser, baseURL, context, page, world, open, pass }) => {
    const from = world.clock.now();
    const refusals: Error[] = [];
    const recorder = createRecorder({ from, note: "a session" });
    const session = listenTo(context, recorder, { now: () => world.clock.now(), stop: (one) => refusals.push(one) });
    const settled = quiet(context);
    await open();
    await expect(page.getByRole("article").first()).toBeVisible();
    await settled();
    world.goal(501, 1);
    await passing(page, STEP, pass);
    // the page's clock stands from here on, else it would ask for more than is on the tape; the last there is where the bookmaker stood
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + BIT);
    await passing(page, STEP, (ms) => page.clock.runFor(ms));
    await settled();
    await session.settled();
    const tape = readTape(writeTape(recorder.tape()));
    expect(refusals).toEqual([]);
    expect(new Set(tape.answers.map(({ call }) => call))).toEqual(
      new Set(["GetMenu", "GetLiveMatchOdds", "GetAllHotMatch"]),
    );
    const plays = [1, 2].map(() => play(browser, String(baseURL), tape, [0, STEP]));
    const [one, other] = (await Promise.all(plays)) as [Play, Play];
    expect({ ...one.answers, ...other.answers }).toEqual({ ...other.answers, ...one.answers });
    // an answer has come before the page has read it: the screens are looked at until they show it
    await expect.poll(one.after).not.toBe(one.before);
    await expect.poll(async () => (await other.after()) === (await one.after())).toBe(true);
    const recorded = screenOf(page);
    await expect.poll(async () => (await recorded()) === (await one.after())).toBe(true);
  },
);
