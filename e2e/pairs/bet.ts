import { type Page } from "@playwright/test";
import { type Sportsbook } from "#e2e/kit/sportsbook.ts";
import { ODDS_STYLE } from "#app/domain/odds/odds.ts";
import { type World } from "#mocks/world/world.ts";
import { expect } from "#e2e/steps/fixtures.ts";
import { waitOut } from "#e2e/steps/slip.ts";
import { wordsOf } from "#e2e/surfaces/words.ts";
import { MARKETS, matchesOf, type Scenario, SPORTS } from "./pairs.ts";

/** The other leg of a parlay: the handicap of a soccer match of today that no scenario uses. */
const OTHER = { match: 523, market: 1 } as const;

const CALLS = { single: "/api/bet/Bet", parlay: "/api/bet/MixBet", outright: "/api/bet/OrBet" } as const;
const KINDS = { single: 1, parlay: 2, outright: 3 } as const;

interface Room {
  readonly page: Page;
  readonly world: World;
  readonly app: Sportsbook;
}

/** A price on show, and how the bookmaker moves it. */
interface Target {
  readonly price: string;
  readonly move: () => void;
}

/** The member of a scenario: Burmese odds and the theme of area 2 need a member of that area. */
const memberOf = ({ style, theme }: Scenario) => (style === "BU" || theme === "SP2" ? "aungko2" : "jason88");

/** Makes storage refuse, in the page and before any of its scripts has run. */
async function spoilStorage(page: Page, storage: Scenario["storage"]): Promise<void> {
  if (storage === "full")
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
      };
    });
  if (storage === "blocked")
    await page.addInitScript(() => {
      const refuse = (): never => {
        throw new DOMException("The operation is insecure.", "SecurityError");
      };
      for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get: refuse });
    });
}

/** Navigates in the open page, as a tap on a link does. */
async function goTo({ page, app }: Room, route: string, name: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, route);
  await app.onPage(name);
}

/** Scrolls to a market of a match, on whichever tab it is. */
async function showMarket(room: Room, match: number, market: number): Promise<Target> {
  const { app, page, world } = room;
  const group = `market:${match}:${market}`;
  await goTo(
    room,
    `/pages/match/match?matchId=${match}&leagueId=${world.book.desk(match)?.fixture.leagueId ?? 0}`,
    "match",
  );
  await app.until(`market:${match}:*`);
  if ((await app.look(group)) === undefined) await app.tap("mtab:full");
  if ((await app.until(group)).state === "closed")
    await page.locator(`[data-q="${group}"]`).getByRole("button", { expanded: false }).click();
  const price = `price:${match}:${market}:*:1`;
  await app.until(price, { state: ["open", "up", "down"] });
  const move = () => {
    const desk = world.book.desk(match);
    const was = desk && world.book.deepLines(desk, market)[0]?.decimals[0];
    world.movePrice(match, market, 1, (was ?? 2) + 0.15);
  };
  return { price, move };
}

async function showOutright(room: Room, { sport }: Scenario): Promise<Target> {
  await goTo(room, `/pages/winner/winner?sportId=${SPORTS[sport]}`, "winner");
  const { name, value } = await room.app.until("outright:*", { state: ["open", "up", "down"] });
  return { price: name, move: () => room.world.moveOutright(Number(name.split(":")[1]), Number(value) + 2) };
}

/** The stake, above the minimum of every market and far below the maximum, in the member's currency. */
const AMOUNT = { jason88: "20", aungko2: "40000" } as const;

/**
 * Types the amount, and continues when the button is ready, or asks about the difference between a parlay's price and a
 * single's.
 */
async function typeAmount(app: Sportsbook, scenario: Scenario): Promise<void> {
  await app.slip.keys(AMOUNT[memberOf(scenario)]);
  await app.until("place", { state: ["ready", "changed"] });
}

/** Puts the scenario's selection into the slip, with an amount. */
async function fill(room: Room, scenario: Scenario): Promise<Target> {
  const { app } = room;
  const { market, kind } = scenario;
  if (kind === "outright") {
    const target = await showOutright(room, scenario);
    await app.slip.open(target.price);
    await typeAmount(app, scenario);
    return target;
  }
  const [match] = matchesOf(scenario).filter((one) => one !== OTHER.match);
  if (match === undefined) throw new RangeError(`no match for ${JSON.stringify(scenario)}`);
  if (kind === "single") {
    const target = await showMarket(room, match, MARKETS[market]);
    await app.slip.open(target.price);
    await typeAmount(app, scenario);
    return target;
  }
  await app.list.show("mix");
  const other = await showMarket(room, OTHER.match, OTHER.market);
  await app.tap(other.price);
  await app.until(other.price, { state: "picked" });
  const target = await showMarket(room, match, MARKETS[market]);
  await app.tap(target.price);
  await app.until(target.price, { state: "picked" });
  await goTo(room, "/pages/bet/bet", "bet");
  await app.until(`leg:${match}`);
  await app.pass(2_000);
  await app.tap("amount");
  await typeAmount(app, scenario);
  return target;
}

/** What the fault does before the tap, and what the screen and the ledger show after it. */
const FAULTS: Readonly<Record<Scenario["fault"], (room: Room, scenario: Scenario, target: Target) => Promise<0 | 1>>> =
  {
    none: async ({ app }) => {
      await app.tap("place");
      await app.slip.placed();
      return 1;
    },
    priceMoved: async ({ app }, _scenario, target) => {
      target.move();
      await app.pass(6_000);
      await app.pass(6_000);
      await app.until("place", { state: "changed" });
      await app.pass(600);
      await app.tap("accept");
      await app.slip.placed();
      return 1;
    },
    refused: async ({ app, world }, { kind }) => {
      world.nextCall({ path: CALLS[kind], result: 14, message: "" });
      await app.tap("place");
      await app.until("dialog:betRefused");
      await app.tap("act:ok");
      await app.until("amount", { value: /\d/ });
      return 0;
    },
    answerLost: async (room, { kind }) => {
      room.world.nextCall({ path: CALLS[kind], lose: true });
      await room.app.tap("place");
      await waitOut(room, room.page.locator('[data-q="dialog:betPlaced"]'));
      return 1;
    },
    connectionCut: async (room, { kind, language }) => {
      room.world.nextCall({ path: CALLS[kind], network: true });
      await room.app.tap("place");
      await room.app.until("place", { state: "unknown" });
      // it is looked for in the bet list for two minutes
      await waitOut(room, room.page.getByText(wordsOf(language)("The bet is not in your bet list")));
      return 0;
    },
  };

/** Places the bet of a scenario and checks the ledger: one bet or none, of that kind, sport and market. */
export async function play(room: Room, scenario: Scenario): Promise<void> {
  const { page, world, app } = room;
  const { style, theme, language, kind, market, fault } = scenario;
  const account = memberOf(scenario);
  const member = world.members.get(account);
  if (member) member.preference.OddsStyle = ODDS_STYLE[style];
  await spoilStorage(page, scenario.storage);
  await app.open({ as: account, route: `/?language=${language}&theme=${theme}` });
  await app.until("balance", { value: /\d/ });
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
  const before = member?.cents ?? 0;
  const target = await fill(room, scenario);
  const taken = await FAULTS[fault](room, scenario, target);
  const bets = world.shelf.of(account);
  expect(bets).toHaveLength(taken);
  expect(before - (member?.cents ?? 0)).toBe(bets.reduce((sum, bet) => sum + bet.paymentCents, 0));
  for (const bet of bets) {
    expect(bet).toMatchObject({ kind: KINDS[kind] });
    const [, on] = target.price.split(":");
    const leg = bet.legs.find(({ matchId, orId }) => String(kind === "outright" ? orId : matchId) === on);
    expect(leg).toMatchObject({ sportId: SPORTS[scenario.sport], marketId: MARKETS[market] });
  }
}
