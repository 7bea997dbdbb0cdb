import { readFileSync } from "node:fs";
import { after } from "#e2e/steps/long.ts";
import {
  book,
  expect,
  heard,
  type Host,
  kitPage,
  openFramedSlip,
  refuseStorage,
  send,
  session,
  test,
  typeFramed,
} from "#e2e/steps/host.ts";

test("the kit before this one drives the app as it did", async ({ page, world, host }) => {
  host.show(kitPage(host, await session(world), "host-kit.js"));
  await page.goto(`${host.origin}/host.html`);
  await expect(book(page).getByText("jason88")).toBeVisible();
  await send(page, { type: "SetTheme", theme: "99" });
  await expect(book(page).locator("html")).toHaveAttribute("data-theme", "99");
  await book(page).getByRole("button", { name: "Home" }).click();
  await expect.poll(() => heard(page)).toContain('{"source":"sportsbook","version":1,"type":"GoCasino"}');
});

test("the host opens pages and shared selections, and chooses the odds style", async ({ page, world, host }) => {
  host.show(kitPage(host, await session(world)));
  await page.goto(`${host.origin}/host.html`);
  await expect(book(page).getByText("jason88")).toBeVisible();
  await send(page, { type: "OpenPage", page: "results" });
  await expect
    .poll(() => heard(page))
    .toContain('{"source":"sportsbook","version":1,"type":"RouteChanged","path":"/pages/matchresult/matchresult"}');
  await send(page, { type: "AddSelections", picks: "1-nothing" });
  await expect(book(page).getByRole("main", { name: "Shared slip" })).toBeVisible();
  await send(page, { type: "SetOddsStyle", style: 3 });
  await send(page, { type: "OpenPage", page: "settings" });
  await expect(book(page).getByRole("button", { name: "Odds style Hong Kong (HK)" })).toBeVisible();
});

test("a page that the host opens is not under what was open before, and the host knows where the member is", async ({
  page,
  world,
  host,
}) => {
  const path = (name: string) =>
    `{"source":"sportsbook","version":1,"type":"RouteChanged","path":"/pages/${name}/${name}"}`;
  host.show(kitPage(host, await session(world)));
  await page.goto(`${host.origin}/host.html`);
  await expect(book(page).getByText("jason88")).toBeVisible();
  await send(page, { type: "OpenPage", page: "alerts" });
  await expect(book(page).getByRole("dialog", { name: "Alerts" })).toBeVisible();
  await expect.poll(() => heard(page)).toContain(path("alerts"));
  await send(page, { type: "OpenPage", page: "results" });
  await expect(book(page).getByRole("dialog", { name: "Alerts" })).toHaveCount(0);
  await expect.poll(() => heard(page)).toContain(path("matchresult"));
  await send(page, { type: "OpenPage", page: "index" });
  await book(page).getByRole("button", { name: "Menu" }).click();
  await expect(book(page).getByRole("dialog", { name: "Menu" })).toBeVisible();
  const fixture = [...world.book.on(3)][0]?.fixture;
  await send(page, { type: "OpenMatch", matchId: fixture?.id, leagueId: fixture?.leagueId });
  await expect(book(page).getByRole("dialog")).toHaveCount(0);
  await expect(book(page).locator(`[data-q="match:${fixture?.id}"][data-q-part="match"]`)).toBeVisible();
});

/** The host page of 15 lines that app/hostKit/README.md shows, with this app's address. */
const shortPage = ({ app }: Host, sandbox = "") =>
  readFileSync("app/hostKit/README.md", "utf8")
    .match(/^<!doctype html>[\s\S]*?(?=^```)/m)?.[0]
    .replaceAll("https://sports.example/", app)
    .replace('container: "#sports",', `container: "#sports", ${sandbox}`) ?? "";

for (const [at, [mode, sandbox]] of (
  [
    ["with its own storage", ""],
    ["without any storage, sandboxed with scripts alone", 'sandbox: "allow-scripts",'],
    ["whose storage refuses", ""],
  ] as const
).entries())
  test(
    `the host page of README.md shows slip and bet of a frame ${mode}`,
    after(1, at),
    async ({ page, world, host }) => {
      if (mode === "whose storage refuses") await page.addInitScript(refuseStorage);
      const held = await world.signIn("jason88");
      host.show(shortPage(host, sandbox));
      await page.route("**/my/sports-session", (route) => route.fulfill({ json: held }));
      await page.goto(`${host.origin}/host.html`);
      await openFramedSlip(page, world);
      await page.clock.runFor(2_100);
      await expect(page.locator("#slip")).toHaveText("1");
      await typeFramed(page, "500");
      await book(page).getByRole("button", { name: "Place bet · 500" }).click();
      await expect
        .poll(async () => {
          await page.clock.runFor(1_000);
          return page.locator("#bet").textContent();
        })
        .toBe("placed");
    },
  );
