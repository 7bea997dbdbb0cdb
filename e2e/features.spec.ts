import { expect, test } from "./fixtures.ts";
import { book } from "./bets.ts";

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
    await page.keyboard.press("Escape");
    for (const address of ["figures/figures", "sell/sell?betId=8830192174", "winner/winner", "hotMatch/hotMatch"]) {
      await page.evaluate((to) => location.assign(`#/pages/${to}`), address);
      await expect(page).toHaveURL(/#\/$/);
    }
    await page.evaluate(() => location.assign("#/pages/setting/setting"));
    await page.getByRole("button", { name: "Language" }).click();
    const languages = page.getByRole("dialog", { name: "Language" });
    await expect(languages.getByRole("radio")).toHaveText(["English", "ไทย"]);
    await page.keyboard.press("Escape");
    // the member's server says decimal, which is left out
    await page.getByRole("button", { name: "Odds style" }).click();
    const oddsStyles = page.getByRole("dialog", { name: "Odds style" });
    await expect(oddsStyles.getByRole("radio")).toHaveText([/^Hong Kong \(HK\)/, /^Malay \(MY\)/]);
    await expect(oddsStyles.getByRole("radio", { checked: true })).toHaveText(/^Malay/);
    await page.keyboard.press("Escape");
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
