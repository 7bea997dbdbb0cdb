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
  await open({ as: "jason88" });
  await expect(page.getByText("12,480.50")).toBeVisible();
  await page.evaluate(() => (location.hash = "#/pages/betrecord/betrecord"));
  const again = page.getByRole("button", { name: "Refresh bets" });
  await expect(again).toBeVisible();
  // the first report says that they run; when their code comes is the machine's
  await expect(async () => {
    await pass(61_000);
    await expect.poll(() => told.length, { timeout: 2_000 }).toBeGreaterThan(0);
  }).toPass();
  const [first = ""] = told;
  expect(JSON.parse(first)).toMatchObject({
    schema: 1,
    language: "en-US",
    theme: "1",
    style: 2,
    embedded: false,
    storage: "kept",
  });
  // what is asked for from then on is counted, and told a minute later
  const read = page.waitForResponse(/GetUnSettleBetList/);
  await again.click();
  await (await read).finished();
  const before = told.length;
  await pass(61_000);
  await expect.poll(() => told.length).toBe(before + 1);
  const last = told.at(-1) ?? "";
  const { calls } = JSON.parse(last) as { readonly calls: unknown };
  const [asks, ms] = [expect.any(Number), expect.any(Number)];
  expect(calls).toHaveProperty(["bet/GetUnSettleBetList"], [asks, ms, ms]);
  for (const report of told) {
    expect(report).not.toMatch(/jason88|12.?480|Arsenal|eyJ/);
    expect(new TextEncoder().encode(report).length).toBeLessThanOrEqual(2_048);
  }
});
