import { expect, test } from "#e2e/kit/live.ts";

test("a member bets 50 on a price of the live list", async ({ app }) => {
  await app.open({ as: "jason88" });
  const before = await app.numberOf("balance");
  await app.slip.open(await app.list.firstOpen());
  await app.slip.keys("50");
  expect(await app.slip.risk()).toBe(50);
  await app.slip.place();
  await app.slip.placed();
  await expect.poll(() => app.numberOf("balance")).toBe(before - 50);
});
