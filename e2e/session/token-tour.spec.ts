import { type BrowserContext, type Frame, type Page } from "@playwright/test";
import { book as bookBet } from "#e2e/steps/bets.ts";
import { book, expect, heard, kitPage, session, test } from "#e2e/steps/host.ts";
import { LONG } from "#e2e/steps/long.ts";

const BET = "8830192174";

/** Every page of the app, with what it needs to show something. */
const PAGES = [
  "/",
  "/pages/index/index?utm=x",
  "/pages/index/jump",
  "/pages/match/match?matchId=501&leagueId=101",
  "/pages/league/league?leagueId=101",
  "/pages/search/search",
  "/pages/matchfilter/matchfilter",
  "/pages/winner/winner",
  "/pages/hotMatch/hotMatch",
  "/pages/myFavorite/myFavorite",
  "/pages/bet/bet",
  "/pages/betrecord/betrecord",
  "/pages/betrecord/betrecord?tab=settled",
  `/pages/betrecord/bet?betId=${BET}`,
  `/pages/sell/sell?betId=${BET}`,
  "/pages/matchresult/matchresult",
  "/pages/announcement/announcement",
  "/pages/gamerule/gamerule",
  "/pages/gameruledetail/gameruledetail?rule=general",
  "/pages/setting/setting",
  "/pages/login/login?utm=x",
  "/no/such/page",
];

/** What may hold the token, the header aside: the address a launch link came with, and the one store (SES-02). */
const OWN_STORE = "sportsbook:session";

interface Trace {
  /** The tokens and BCS values that were ever sent: what must stand nowhere else. */
  readonly secrets: Set<string>;
  /** Everything that left or was said: place and text. */
  readonly said: { readonly place: string; readonly text: string }[];
}

/** Writes down what leaves the browser and what it says. */
function watch(context: BrowserContext, page: Page): Trace {
  const trace: Trace = { secrets: new Set(), said: [] };
  const say = (place: string, text: string | null | undefined) => {
    if (text) trace.said.push({ place, text });
  };
  context.on("request", (request) => {
    const { authorization, bcs, referer, ...headers } = request.headers();
    for (const secret of [authorization, bcs]) if (secret) trace.secrets.add(secret);
    // the page that the link leads to is asked for with the link
    if (!(request.isNavigationRequest() && request.frame().parentFrame() === null))
      say("request address", request.url());
    say("referer", referer);
    say("other headers", JSON.stringify(headers));
    say("request body", request.postData());
  });
  context.on("console", (message) => say("console", message.text()));
  page.on("pageerror", (error) => say("page error", String(error.stack)));
  page.on("framenavigated", (frame) => {
    if (trace.said.some(({ place }) => place === "address after the launch")) say("address", frame.url());
  });
  return trace;
}

/** Everything of a frame that can be read: text, address, title, history, stores. */
const readable = (frame: Frame) =>
  frame.evaluate((own) => {
    const kept = (store: Storage) =>
      Object.entries(store)
        .filter(([key]) => key !== own)
        .join(" ");
    return {
      DOM: document.documentElement.outerHTML,
      address: location.href,
      title: document.title,
      "history state": JSON.stringify(history.state),
      "window name": window.name,
      cookies: document.cookie,
      "local storage": kept(localStorage),
      "session storage": kept(sessionStorage),
      "requests that the page lists": performance
        .getEntriesByType("resource")
        .map(({ name }) => name)
        .join(" "),
    };
  }, OWN_STORE);

/** The parts of every secret that are long enough to be nobody else's. */
const needles = ({ secrets }: Trace): readonly string[] =>
  [...secrets].flatMap((secret) => [secret, ...secret.split(".").slice(1)]).filter(({ length }) => length >= 12);

function leaks(trace: Trace): readonly string[] {
  const wanted = needles(trace);
  return trace.said.filter(({ text }) => wanted.some((one) => text.includes(one))).map(({ place }) => place);
}

test("a token of a launch link stands in the header and its one store alone, on every page of a tour", async ({
  page,
  context,
  world,
  open,
  pass,
}) => {
  test.setTimeout(90_000);
  const trace = watch(context, page);
  bookBet(world, { id: BET });
  await open({ as: "jason88" });
  await expect(page.getByText("jason88")).toBeVisible();
  trace.said.push({ place: "address after the launch", text: page.url() });
  for (const path of PAGES) {
    await page.goto(`/#${path}`);
    await expect(page.getByRole("main").first()).toBeAttached();
    await pass(1_000);
    for (const [place, text] of Object.entries(await readable(page.mainFrame())))
      trace.said.push({ place: `${place} of ${path}`, text });
  }
  // a renewal hands out another token, an error is said, and the session ends
  world.nextCall({ path: "GetUnSettleBetStatus", status: 500, times: 3 });
  await page.goto("/#/");
  for (let minute = 0; minute < 3; minute += 1) await pass(61_000);
  trace.said.push({ place: "what is said of an error", text: await page.locator("body").innerText() });
  expect(needles(trace).length).toBeGreaterThanOrEqual(3);
  expect(leaks(trace)).toEqual([]);
  const held = await page.evaluate((own) => localStorage.getItem(own), OWN_STORE);
  expect(needles(trace).some((one) => held?.includes(one))).toBe(true);
  await page.getByRole("button", { name: "Menu" }).click();
  await pass(500);
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByRole("banner").getByRole("button", { name: "Log in" })).toBeVisible();
  const after = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(needles(trace).some((one) => after.includes(one))).toBe(false);
  expect(await page.context().cookies()).toEqual([]);
});

test(
  "in a frame the token goes in by message and comes out nowhere",
  LONG,
  async ({ page, context, world, host, pass }) => {
    test.setTimeout(60_000);
    const trace = watch(context, page);
    bookBet(world, { id: BET });
    // the host page holds the session that it hands over: it is not read, but all that it hears is
    host.show(kitPage(host, await session(world)));
    await page.clock.install({ time: world.clock.now() });
    await page.goto(`${host.origin}/host.html`);
    await expect(book(page).getByText("jason88")).toBeVisible();
    const frame = page.frames().find((one) => one !== page.mainFrame());
    if (frame === undefined) throw new Error("no frame");
    for (const path of PAGES) {
      await frame.evaluate((to) => {
        location.hash = to;
      }, path);
      await expect(book(page).getByRole("main").first()).toBeAttached();
      await pass(1_000);
      for (const [place, text] of Object.entries(await readable(frame)))
        trace.said.push({ place: `${place} of ${path}`, text });
    }
    await expect.poll(() => heard(page).then(({ length }) => length)).toBeGreaterThan(10);
    for (const text of await heard(page)) trace.said.push({ place: "message to the host", text });
    trace.said.push({
      place: "address of the frame element",
      text: (await page.locator("iframe").getAttribute("src")) ?? "",
    });
    expect(needles(trace).length).toBeGreaterThanOrEqual(3);
    expect(leaks(trace)).toEqual([]);
  },
);
