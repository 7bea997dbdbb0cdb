import { expect, type Page } from "@playwright/test";
import { type World } from "#mocks/world/world.ts";
import { type Room } from "./slip.ts";

/** Matches of the mix parlay list with a home handicap each (each requires at least two legs). */
export const MATCHES = [521, 522, 523, 524, 526, 541, 542, 543, 544, 545, 546] as const;

/** A pick on the main line of a market as stored by the slip, in decimal odds. */
export function selectionOf(world: World, id: number, marketId = 1, betPos = 1) {
  const desk = world.book.desk(id);
  const line = desk && world.book.deepLines(desk, marketId)[0];
  if (desk === undefined || line === undefined) throw new RangeError(`no match ${id}`);
  const { fixture } = desk;
  return {
    sportId: 1,
    leagueId: fixture.leagueId,
    leagueName: "League",
    matchId: id,
    mainId: fixture.mainId,
    home: fixture.home,
    away: fixture.away,
    startsAt: new Date(fixture.kickoff).toISOString(),
    stage: fixture.kickoff < world.clock.now() ? 3 : 2,
    marketId,
    couId: line.couId,
    betPos,
    hdp: String(line.hdp),
    outLevel: 0,
    odds: line.decimals[betPos - 1] ?? 0,
    oddsStyle: 2,
    gameId: 1,
    bonus: false,
    minParlay: fixture.minParlay,
  };
}

type Pick = ReturnType<typeof selectionOf>;

/** Leaves a slip in storage as an earlier visit would have, once: later loads find what the page itself has kept. */
export async function seedSlip(
  page: Page,
  slip: { readonly single?: Pick; readonly parlay?: readonly Pick[] },
): Promise<void> {
  await page.addInitScript(
    (kept) => {
      if (sessionStorage.getItem("seeded") !== null) return;
      sessionStorage.setItem("seeded", "1");
      localStorage.setItem("sportsbook:slip", JSON.stringify({ v: 2, data: kept }));
      const list = { sportId: 1, comboId: 0, playType: kept.parlay.length > 0 ? 3 : 0 };
      localStorage.setItem("sportsbook:list", JSON.stringify({ v: 2, data: list }));
    },
    { ...slip, parlay: slip.parlay ?? [] },
  );
}

/** Opens the bet page on the home handicaps of matches, past its 2 s; as a visitor without `as`. */
export async function openParlay(
  { page, world, open, pass }: Room,
  ids: readonly number[],
  { as = "jason88" }: { readonly as?: string | undefined } = {},
): Promise<void> {
  await seedSlip(page, { parlay: ids.map((id) => selectionOf(world, id)) });
  await open({ ...(as !== "" && { as }), hash: "/pages/bet/bet" });
  if (as !== "") await expect(page.getByRole("banner")).toContainText(as);
  await expect(page.getByText(`${ids.length} selections`)).toBeVisible();
  await pass(2_000);
}

/** Opens the keypad of the bet page, where too few matches keep it shut. */
export async function openKeys(page: Page): Promise<void> {
  const dock = page.getByRole("region", { name: "Amount and bet" });
  const keys = dock.getByRole("group", { name: "Amount keys" });
  const shut = dock.getByRole("button", { expanded: false });
  await expect(keys.or(shut)).toBeVisible();
  if (await shut.isVisible()) await shut.click();
}

/** Chooses how the selections of the bet page are combined: "3 X 4"; its row is scrolled from under the keys. */
export async function chooseType(page: Page, name: string): Promise<void> {
  const radio = page.getByRole("radio", { name: new RegExp(`^${name} `) });
  await expect(radio).toBeAttached();
  await radio.evaluate((input) => (input.closest("label") ?? input).scrollIntoView({ block: "center" }));
  await radio.check();
}
