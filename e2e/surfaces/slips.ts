import { type Locator } from "@playwright/test";
import { type World } from "#mocks/world/world.ts";
import { dialog, main, named, type Stage, type Surface } from "./surface.ts";

const jason = { as: "jason88" } as const;

/** The over of Manchester United, by what it is: its match has another name in another language. */
export const over = ({ page }: Stage): Locator => page.locator("[data-q^='price:502:3:'][data-q$=':1']").first();

const keys = (stage: Stage): Locator => dialog(stage).getByRole("group", { name: stage.say("Amount keys") });

/** The one button of the slip. */
const act = (stage: Stage): Locator => dialog(stage).locator("button[data-wide]").last();

/** Opens the single slip past its 2 s, with an amount. */
async function slip(stage: Stage, amount = "500"): Promise<void> {
  const { page, world, pass } = stage;
  world.movePrice(502, 3, 1, 1.95);
  await page.getByRole("banner").getByText("jason88").waitFor();
  await over(stage).waitFor();
  await pass(400);
  await over(stage).click();
  await keys(stage).waitFor();
  await pass(2_100);
  for (const digit of amount) await keys(stage).getByRole("button", { name: digit, exact: true }).click();
}

async function place(stage: Stage): Promise<void> {
  await act(stage).click();
}

const alert = ({ page }: Stage): Locator => page.getByRole("alertdialog");

const parlayOf = (world: World, ids: readonly number[]) => ({
  slip: {
    parlay: ids.map((id) => {
      const desk = world.book.desk(id);
      const line = desk && world.book.deepLines(desk, 1)[0];
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
        stage: 2,
        marketId: 1,
        couId: line.couId,
        betPos: 1,
        hdp: String(line.hdp),
        outLevel: 0,
        odds: line.decimals[0] ?? 0,
        oddsStyle: 2,
        gameId: 1,
        bonus: false,
        minParlay: fixture.minParlay,
      };
    }),
  },
  list: { sportId: 1, comboId: 0, playType: 3 },
});

const parlay = (ids: readonly number[]) => (world: World) => parlayOf(world, ids);
const dock = ({ page, say }: Stage): Locator => page.getByRole("region", { name: say("Amount and bet") });
/** The single slip and the parlay slip in their states, and the outcomes of a bet. */
export const SLIPS: readonly Surface[] = [
  { name: "the slip without an amount", ...jason, act: async (stage) => slip(stage, ""), shown: act },
  { name: "the slip with an amount", ...jason, act: async (stage) => slip(stage), shown: act },
  {
    name: "the slip with an amount over the limits",
    ...jason,
    act: async (stage) => slip(stage, "9000000"),
    shown: act,
  },
  {
    name: "the slip with what pays and the other styles",
    ...jason,
    act: async (stage) => {
      await slip(stage);
      await dialog(stage).locator("button[aria-expanded=false]").last().click();
      await dialog(stage).locator("button[aria-expanded=false]").first().click();
    },
    shown: act,
  },
  {
    name: "the slip after a change of price",
    ...jason,
    act: async (stage) => {
      await slip(stage);
      stage.world.movePrice(502, 3, 1, 1.88);
      await stage.pass(6_000);
      await stage.pass(6_000);
      await dialog(stage).getByRole("alert").waitFor();
    },
    shown: act,
  },
  {
    name: "the slip of a market that closed",
    ...jason,
    act: async (stage) => {
      await slip(stage);
      stage.world.closeMarket(502, 3);
      await stage.pass(6_000);
      await stage.pass(6_000);
      await dialog(stage).getByText(stage.say("Market closed")).waitFor();
      stage.world.reopen(502);
    },
    shown: act,
  },
  {
    name: "the slip of a bet in doubt",
    ...jason,
    act: async (stage) => {
      await slip(stage);
      stage.world.nextCall({ path: "/api/bet/Bet", network: true });
      await place(stage);
      await dialog(stage).getByText(stage.say("Checking your bet")).waitFor();
    },
    shown: act,
  },
  {
    name: "the slip of an outright",
    ...jason,
    hash: "/pages/winner/winner",
    act: async (stage) => {
      const price = stage.page.locator("button[data-state=open]").first();
      await price.waitFor();
      await stage.pass(400);
      await price.click();
      await keys(stage).waitFor();
      await stage.pass(2_100);
    },
    shown: act,
  },
  {
    name: "the options of the slip",
    ...jason,
    act: async (stage) => {
      await slip(stage, "");
      await named(stage, "Slip options").click();
    },
    shown: alert,
  },
  {
    name: "a bet that was placed",
    ...jason,
    act: async (stage) => {
      await slip(stage, "20");
      await place(stage);
      await alert(stage).waitFor();
      await stage.pass(1_100);
    },
    shown: alert,
  },
  {
    name: "a bet that was refused",
    ...jason,
    act: async (stage) => {
      await slip(stage, "20");
      stage.world.nextCall({ path: "/api/bet/Bet", result: 14, message: "" });
      await place(stage);
    },
    shown: alert,
  },
  {
    name: "a bet that needs a deposit",
    ...jason,
    before: (world) => world.setBalance("jason88", 15),
    act: async (stage) => {
      await slip(stage, "20");
      await place(stage);
    },
    shown: ({ page, say }) => page.getByText(say("Recharge"), { exact: true }).last(),
  },
  {
    name: "the bar of a parlay",
    ...jason,
    kept: parlay([521, 522, 523]),
    shown: ({ page, say }) => page.getByRole("complementary", { name: say("Parlay") }),
  },
  {
    name: "the bar of a parlay on a match",
    ...jason,
    hash: "/pages/match/match?matchId=521&leagueId=106",
    kept: parlay([521]),
    shown: ({ page, say }) => page.getByRole("complementary", { name: say("Parlay") }),
  },
  {
    name: "the offer to take a step back",
    ...jason,
    kept: parlay([521, 522]),
    hash: "/pages/bet/bet",
    act: async (stage) => {
      await stage.page.getByRole("listitem").getByRole("button").first().click();
    },
    shown: (stage) => named(stage, "Undo"),
  },
  {
    name: "the parlay page",
    ...jason,
    hash: "/pages/bet/bet",
    kept: parlay([521, 522, 523, 541]),
    act: async (stage) => {
      const type = stage.page.getByRole("radio").nth(1);
      // from under the keys
      await type.evaluate((input) => (input.closest("label") ?? input).scrollIntoView({ block: "center" }));
      await type.click();
      // until the prices have been read the button says that they are being checked
      await dock(stage).locator('[data-q="place"][data-q-state="amount"]').waitFor();
    },
    shown: dock,
  },
  {
    name: "the parlay page with its keys",
    ...jason,
    hash: "/pages/bet/bet",
    kept: parlay([521, 522, 523]),
    act: async (stage) => {
      await stage.pass(2_000);
      for (const digit of "100") await dock(stage).getByRole("button", { name: digit, exact: true }).click();
    },
    shown: dock,
  },
  { name: "an empty parlay page", ...jason, hash: "/pages/bet/bet", shown: main },
];
