import { expect, test } from "#e2e/steps/fixtures.ts";
import { book } from "#e2e/steps/bets.ts";
import { LONG } from "#e2e/steps/long.ts";
import { selectionOf } from "#e2e/steps/seeds.ts";
import { rowOf } from "#e2e/steps/slip.ts";
import { pressEscape } from "#e2e/steps/taps.ts";

test.describe("an operator who leaves out pages, lists, sports and features", () => {
  test.use({
    operator: {
      features: {
        sports: [1, 2],
        languages: ["en-US", "th-TH"],
        oddsStyles: [1, 3],
        tabs: ["today", "betrecord"],
        outright: false,
        cashOut: false,
        figures: false,
        sharing: false,
        watches: false,
        exposure: false,
      },
    },
  });

  test("shows no control of them, asks for nothing of theirs, loads no code, and their addresses lead to the index", async ({
    page,
    world,
    open,
    pass,
    door,
  }) => {
    const code: string[] = [];
    page.on("request", (request) => code.push(new URL(request.url()).pathname));
    book(world, { id: "8830192174" });
    await open({ as: "jason88" });
    await expect(page.getByRole("navigation", { name: "Lists" }).getByRole("tab")).toHaveText([/^Live/, /^Today/]);
    await expect(page.getByRole("navigation", { name: "Sports" }).getByRole("button", { name: /, \d+$/ })).toHaveText([
      /Soccer/,
      /Basketball/,
    ]);
    await expect(page.getByRole("navigation", { name: "Main pages" }).getByRole("button")).toHaveText([
      "Home",
      /My bets/,
      "Sports",
    ]);
    await page.getByRole("button", { name: "Menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await expect(menu.getByRole("button", { name: "Match results" })).toBeVisible();
    await expect(menu.getByRole("button", { name: /My figures|Outright winners|My favourite/ })).toHaveCount(0);
    await pressEscape(page);
    for (const address of ["figures/figures", "sell/sell?betId=8830192174", "winner/winner", "hotMatch/hotMatch"]) {
      await page.evaluate((to) => location.assign(`#/pages/${to}`), address);
      await expect(page).toHaveURL(/#\/$/);
    }
    await page.evaluate(() => location.assign("#/pages/setting/setting"));
    await page.getByRole("button", { name: "Language" }).click();
    const languages = page.getByRole("dialog", { name: "Language" });
    await expect(languages.getByRole("radio")).toHaveText(["English", "ไทย"]);
    await pressEscape(page);
    // the member's server says decimal, which is left out
    await page.getByRole("button", { name: "Odds style" }).click();
    const oddsStyles = page.getByRole("dialog", { name: "Odds style" });
    await expect(oddsStyles.getByRole("radio")).toHaveText([/^Hong Kong \(HK\)/, /^Malay \(MY\)/]);
    await expect(oddsStyles.getByRole("radio", { checked: true })).toHaveText(/^Malay/);
    await pressEscape(page);
    await page.evaluate(() => location.assign("#/pages/betrecord/betrecord"));
    await pass(400);
    await expect(page.getByRole("article", { name: "Bet 8830192174" })).toBeVisible();
    await expect(page.getByText(/Cash out/)).toHaveCount(0);
    expect(door.requests.filter((line) => /Insurance|GetAllHotMatch|GetOutRight|sportID=0/.test(line))).toEqual([]);
    expect(
      code.filter((path) => /CashOutSheet|Figures|Winner|HotMatch|Exposure|ShareSheet|TellMe(?!Gate)/.test(path)),
    ).toEqual([]);
  });
});

for (const off of [{ parlayAnywhere: false }, { features: { parlayAnywhere: false } }]) {
  test.describe(`an operator with ${JSON.stringify(off)}`, () => {
    test.use({ operator: off });

    test(
      "BAR-03: no slip adds to a parlay, and no list collects, also for who collected before",
      LONG,
      async ({ page, world, open, pass }) => {
        const held = { parlay: [selectionOf(world, 521)], collecting: true };
        await page.addInitScript((data) => {
          localStorage.setItem("sportsbook:slip", JSON.stringify({ v: 2, data }));
          localStorage.setItem(
            "sportsbook:list",
            JSON.stringify({ v: 2, data: { sportId: 1, comboId: 0, playType: 1 } }),
          );
        }, held);
        await open({ as: "jason88" });
        await expect(page.getByRole("banner")).toContainText("jason88");
        await page.getByRole("tab", { name: /^Today/ }).click();
        const price = rowOf(page, /Paris Saint-Germain/).getByRole("button", { name: /^Over/ });
        await expect(price.first()).toBeVisible();
        await pass(600);
        await expect(page.getByRole("complementary", { name: "Parlay" })).toHaveCount(0);
        await price.first().click();
        const slip = page.getByRole("dialog", { name: "Single bet" });
        await expect(slip).toBeVisible();
        await expect(slip.getByRole("button", { name: "Add to parlay" })).toHaveCount(0);
      },
    );
  });
}
