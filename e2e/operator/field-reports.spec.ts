import { expect, test } from "#e2e/steps/fixtures.ts";

test("a report of the field goes out once a minute, and says nothing of the member", async ({
  page,
  open,
  pass,
  baseURL,
}) => {
  const told: string[] = [];
  await page.route("**/field", (route) => {
    told.push(route.request().postData() ?? "");
    return route.fulfill({ status: 204 });
  });
  const reports = { url: new URL("field", baseURL).href, sample: 1, errors: true };
  await page.route("**/config.json", (route) => route.fulfill({ json: { jitter: 0, reports } }));
  // which comes first, the reports or the list of bets, is the machine's: here it is the list
  const listed = page.waitForResponse(/GetUnSettleBetList/).then((response) => response.finished());
  await page.route("**/assets/reports-*.js", async (route) => {
    await listed;
    await route.continue();
  });
  const reporting = page.waitForResponse(/assets\/reports-/);
  await open({ as: "jason88" });
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(page.getByText("12,480.50")).toBeVisible();
  // what is asked for before the reports have come is not in them: once their code has run, for which a second import of the same file
  // waits, the bets are asked for again by their page
  const code = await reporting;
  await page.evaluate(`import(${JSON.stringify(code.url())}).then(() => undefined)`);
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => (location.hash = "#/pages/betrecord/betrecord"));
  await expect(page.getByRole("tab", { name: "Unsettled" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await pass(61_000);
  await expect.poll(() => told.length).toBe(1);
  const report = JSON.parse(told[0] ?? "") as Record<string, Record<string, unknown>>;
  expect(report).toMatchObject({
    schema: 1,
    language: "en-US",
    theme: "1",
    style: 2,
    embedded: false,
    storage: "kept",
  });
  expect(report["calls"]).toHaveProperty(["bet/GetUnSettleBetList"], [1, expect.any(Number), expect.any(Number)]);
  expect(told[0]).not.toMatch(/jason88|12.?480|Arsenal|eyJ/);
  expect(new TextEncoder().encode(told[0]).length).toBeLessThanOrEqual(2_048);
});
