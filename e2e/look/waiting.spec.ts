import { type Page } from "@playwright/test";
import { PAGE } from "#app/addresses.ts";
import { book } from "#e2e/steps/bets.ts";
import { expect, test } from "#e2e/steps/fixtures.ts";
import { waitOut } from "#e2e/steps/slip.ts";
import { LONG } from "#e2e/steps/long.ts";

/** What every page needs that has something to show; a page takes of it what is its own. */
const GOOD = "betId=1&matchId=501&leagueId=101&sportId=1&rule=general&q=arsenal";

/** The same with values that are none, and with ids that nobody knows. */
const BAD =
  "betId=&matchId=abc&leagueId=abc&sportId=abc&sport=99&date=x&tab=settled&from=x&to=y&rule=%3F&q=&outright=2&debug=x";
const UNKNOWN =
  "betId=9999999999999999999&matchId=999999&leagueId=999999&sportId=26&sport=26&date=1999-01-01&rule=sport-99&q=zzzzzz";

/** The addresses of the app: a new one is held to the rule as soon as it stands in the table. */
const PATHS = ["/", ...Object.values(PAGE)];

/** What a page may be asked for besides its own name. */
const QUERIES = [
  ["nothing", ""],
  ["values that are none", BAD],
  ["ids that nobody knows", UNKNOWN],
] as const;

/** How every call may fail at once. */
const OUTAGES = [
  ["fails", { status: 500 }],
  ["hangs", { hang: true }],
] as const;

/** The page with most calls; the rule is one for all (app/components/views). */
const BUSIEST = PAGE.bets;

/** In every run every fourth page has its turn with one query or one outage; the long run has them all. */
const isTurn = (page: number, way: number): boolean =>
  page % 4 === 0 && (page / 4 + way) % (QUERIES.length + OUTAGES.length) === 0;

/** Longer than any view may wait, ms: 35 s, and once more where one wait follows another. */
const LONGEST_WAIT = 75_000;

/** What says that something is still coming. */
const waits = (page: Page) => page.locator("[aria-busy=true], [data-waiting]");

/** What is said where something did not come. */
const failed = (page: Page) => page.getByRole("button", { name: /^Failed to load/ });

/** The view stands, or what is said in its place. */
const begun = (page: Page) => expect(page.getByRole("main").or(failed(page)).first()).toBeVisible();

for (const [at, path] of PATHS.entries()) {
  for (const [turn, [name, query]] of QUERIES.entries())
    test(
      `${path} asked for ${name} waits for nothing for ever`,
      isTurn(at, turn) ? {} : LONG,
      async ({ page, open, pass, complaints }) => {
        await open({ as: "jason88", hash: `${path}?${query}` });
        await begun(page);
        await pass(LONGEST_WAIT);
        await expect(waits(page)).toHaveCount(0);
        // an address that fits no match is noted for the operator
        expect(complaints.filter((line) => !line.startsWith("match page: no match"))).toEqual([]);
        complaints.length = 0;
      },
    );

  test(
    `${path} says what it did not get, one call after the other`,
    path === BUSIEST ? {} : LONG,
    async ({ page, world, open, pass, door }) => {
      test.slow();
      book(world, { id: "1" });
      await open({ as: "jason88", hash: `${path}?${GOOD}` });
      await expect(page.getByRole("main").first()).toBeVisible();
      await pass(6_000);
      const calls = new Set(
        door.requests.flatMap((line) => /\/[a-z]+\/\w+$/i.exec(line.split("?")[0] ?? "")?.[0] ?? []),
      );
      for (const call of calls) {
        world.clearFaults();
        world.nextCall({ path: call, status: 500, times: Number.POSITIVE_INFINITY });
        await page.reload();
        await pass(1_500);
        // its part may come after the page, and only what has begun waits; a member's page waits to know the member first
        await expect(
          waits(page).or(page.getByRole("main")).or(failed(page)).filter({ visible: true }).first(),
        ).toBeVisible();
        await pass(LONGEST_WAIT);
        await begun(page);
        await expect(waits(page), call).toHaveCount(0);
      }
    },
  );

  for (const [turn, [name, fault]] of OUTAGES.entries())
    test(
      `${path} waits for nothing for ever when every call ${name}`,
      isTurn(at, QUERIES.length + turn) ? {} : LONG,
      async ({ page, world, open, pass }) => {
        await open({ as: "jason88", hash: PAGE.login });
        await expect(page.getByText("jason88")).toBeVisible();
        world.nextCall({ path: "", times: Number.POSITIVE_INFINITY, ...fault });
        await page.goto(`/#${path}?${GOOD}`);
        await page.reload();
        // what waits below something that waits is hidden by it
        await expect(waits(page).or(page.getByRole("main")).filter({ visible: true }).first()).toBeVisible();
        await pass(LONGEST_WAIT);
        await begun(page);
        await pass(LONGEST_WAIT);
        await expect(waits(page)).toHaveCount(0);
      },
    );
}

test("a bet that is not there leads back to the bets", LONG, async ({ page, open }) => {
  await open({ as: "jason88", hash: "/pages/betrecord/bet?betId=404" });
  await expect(page.getByText("Bet not found")).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "My bets" }).click();
  await expect(page).toHaveURL(/betrecord\/betrecord/);
  await page.goto("/#/pages/sell/sell");
  await expect(page.getByText("Bet not found")).toBeVisible();
});

test("favourites that could not be read are asked for again", LONG, async ({ page, world, open }) => {
  world.members.get("jason88")?.favourites.set(501, 1);
  world.nextCall({ path: "/Comm/GetFavorite", status: 500, times: Number.POSITIVE_INFINITY });
  await open({ as: "jason88", hash: "/pages/myFavorite/myFavorite" });
  await expect(page.getByRole("button", { name: /^Failed to load/ })).toBeVisible();
  world.clearFaults();
  await page.getByRole("button", { name: /^Failed to load/ }).click();
  await expect(page.getByRole("article", { name: /Arsenal/ })).toBeVisible();
});

test("an offer for a sale that could not be read is asked for again", LONG, async ({ page, world, open }) => {
  book(world, { id: "1" });
  world.nextCall({ path: "/bet/CheckInsurance", status: 500 });
  await open({ as: "jason88", hash: "/pages/sell/sell?betId=1" });
  await page.getByRole("button", { name: /^Failed to load/ }).click();
  await expect(page.getByRole("button", { name: "All", exact: true })).toBeVisible();
});

test("while nobody knows whose the page is, it says what it waits for and starts anew", async ({
  page,
  world,
  open,
  pass,
}) => {
  await open({ as: "jason88", hash: "/pages/setting/setting" });
  await expect(page.getByRole("main")).toBeVisible();
  world.nextCall({ path: "/GetUserInfo", hang: true, times: Number.POSITIVE_INFINITY });
  await page.goto("/#/pages/betrecord/betrecord");
  await page.reload();
  await pass(1_500);
  await expect(waits(page)).toBeVisible();
  await waitOut({ page, world }, failed(page));
  world.clearFaults();
  await failed(page).press("Enter");
  await expect(page.getByRole("tab", { name: /^Unsettled/ })).toBeVisible();
});
