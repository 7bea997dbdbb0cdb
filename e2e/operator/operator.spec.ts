import { expect, test } from "#e2e/steps/demo.ts";

test.describe.configure({ timeout: 60_000 });

test("all pages of the operator are reached from one index page", async ({ page, demo }) => {
  for (const [link, heading] of [
    ["Sign in", "Simulated operator"],
    ["Cashier", "Cashier"],
    ["Casino lobby", "Casino lobby"],
    ["Embedding host page", "Host page"],
  ] as const) {
    await page.goto(`${demo}mocks/operator/index.html`);
    await page.getByRole("link", { name: new RegExp(`^${link}(?! without)`) }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(heading);
  }
});

test("a member signs in, comes back with a session, and a deposit reaches the balance", async ({ page, demo }) => {
  await page.goto(`${demo}mocks/operator/sign-in.html`);
  await page.getByRole("button", { name: /^expiring/ }).click();
  const banner = page.getByRole("banner");
  await expect(banner).toContainText("USD 2,500.00", { timeout: 20_000 });
  await expect(page).not.toHaveURL(/token=/);
  await page.goto(`${demo}mocks/operator/cashier.html`);
  await page.getByLabel("Member").selectOption("expiring");
  await page.getByLabel("Amount").fill("250");
  await page.getByRole("button", { name: "Deposit" }).click();
  await expect(page.getByText("expiring now has USD 2,750.00.")).toBeVisible();
  await page.goto(demo);
  await expect(banner).toContainText("USD 2,750.00", { timeout: 20_000 });
});

test("the lobby has the sportsbook fetched before it is tapped", async ({ page, demo }) => {
  const cdp = await page.context().newCDPSession(page);
  const fetched = new Promise<void>((done) => {
    cdp.on("Preload.prefetchStatusUpdated", ({ status }) => {
      if (status === "Ready") done();
    });
  });
  await cdp.send("Preload.enable");
  await page.goto(`${demo}mocks/operator/lobby.html`);
  await fetched;
  await page.getByRole("link", { name: /^Sportsbook/ }).click();
  await expect(page.getByRole("article").first()).toBeVisible();
  const arrival = await page.evaluate(() => performance.getEntriesByType("navigation").map((one) => one.toJSON()));
  expect(arrival).toMatchObject([{ deliveryType: "navigational-prefetch" }]);
});

test("a host page without the kit leads to the lobby when the member taps Home", async ({ page, demo }) => {
  await page.goto(`${demo}mocks/operator/plain-host.html`);
  const app = page.frameLocator("#app");
  await expect(app.getByRole("banner")).toContainText("Log in", { timeout: 30_000 });
  await app.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Home" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Casino lobby");
});

test("the host page frames the app from another origin, hears it, and is heard", async ({ page, demo }) => {
  await page.goto(`${demo}mocks/operator/host.html`);
  const heard = page.locator("#heard");
  await expect(heard).toContainText('"Ready"', { timeout: 30_000 });
  const app = page.frameLocator("#app iframe");
  await expect(app.getByRole("banner")).toContainText("Log in");
  await expect(page.locator("#framed")).toContainText("http://localhost:");
  await page.getByRole("button", { name: "SetToken" }).click();
  await expect(app.getByRole("banner")).toContainText("jason88", { timeout: 20_000 });
  await page.locator("#theme").selectOption("99");
  await page.getByRole("button", { name: "SetTheme" }).click();
  await expect(app.locator("html")).toHaveAttribute("data-theme", "99");
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(app.getByRole("banner")).toContainText("Log in");
  await expect(heard).toContainText('"SessionEnded"');
});

test("what a member writes in the chat of a match stands in it", async ({ page, demo }) => {
  await page.goto(demo);
  const price = page.locator("article [data-q^='price:']").first();
  await expect(price).toBeVisible({ timeout: 30_000 });
  const matchId = (await price.getAttribute("data-q"))?.split(":")[1];
  await page.goto(`${demo}#/pages/match/match?matchId=${matchId}`);
  await page.getByRole("tab", { name: "Chat" }).click();
  const chat = page.frameLocator("iframe[title='Chat']");
  await chat.getByRole("textbox").fill("What a goal!");
  await chat.getByRole("button", { name: "Send" }).click();
  await expect(chat.locator("body")).toContainText("What a goal!");
});
