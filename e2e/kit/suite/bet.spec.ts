import { expect, test } from "#e2e/kit/live.ts";

test("a member bets 50 on a price of today's list", async ({ app }) => {
  await app.open({ as: "jason88" });
  const before = await app.numberOf("balance");
  // a live market may be suspended at any moment, for as long as the bookmaker likes
  const live = await app.list.firstOpen();
  await app.list.show("today");
  await app.until(live, { gone: true });
  await app.slip.open(await app.list.firstOpen());
  await app.slip.keys("50");
  expect(await app.slip.risk()).toBe(50);
  await app.slip.place();
  await app.slip.placed();
  await expect.poll(() => app.numberOf("balance")).toBe(before - 50);
});
