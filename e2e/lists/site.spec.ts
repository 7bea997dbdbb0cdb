import { expect, test } from "#e2e/steps/fixtures.ts";
import { pick, slipOf } from "#e2e/steps/slip.ts";

const maintenance = {
  from: "2026-11-21T09:31:00Z",
  to: "2026-11-21T09:33:30Z",
  news: "https://status.sports.example/",
};

test.use({
  operator: { maintenance, notice: { text: { "en-US": "Cash out may be slow until 18:00." }, level: "warn" } },
});

test("a notice stands under the header; a maintenance closes over the slip, and gives it back (OPS-07)", async ({
  page,
  open,
  pass,
}) => {
  await open({ as: "jason88" });
  await expect(page.getByRole("status").filter({ hasText: "Cash out may be slow until 18:00." })).toBeVisible();
  await pick(page, /Manchester United/, /^Over/);
  await expect(slipOf(page)).toBeVisible();
  await pass(60_000);
  const closed = page.getByRole("dialog", { name: "Back online: 17:33" });
  await expect(closed).toContainText("Your open bets stand and are settled as usual.");
  await expect(closed.getByRole("timer")).toHaveText(/^2 min[0-3]?\ds$/);
  await expect(closed.getByRole("link", { name: "Service status" })).toHaveAttribute(
    "href",
    "https://status.sports.example/",
  );
  const { x = 0, y = 0 } = (await slipOf(page).getByRole("button", { name: "Close" }).first().boundingBox()) ?? {};
  const covered = ([left, top]: readonly number[]) =>
    document
      .elementFromPoint((left ?? 0) + 9, (top ?? 0) + 9)
      ?.closest("dialog")
      ?.getAttribute("aria-labelledby");
  expect(await page.evaluate(covered, [x, y])).toBe("closed");
  const calls: string[] = [];
  page.on("request", (request) => calls.push(new URL(request.url()).pathname));
  await pass(60_000);
  expect([...new Set(calls)]).toEqual(["/config.json"]);
  await pass(90_000);
  await expect(closed).toHaveCount(0);
  await expect(slipOf(page)).toBeVisible();
});
