import { expect, test } from "#e2e/steps/fixtures.ts";
import { pick, slipOf } from "#e2e/steps/slip.ts";

const SAFER = "https://www.sports.example/safer";

test.use({ operator: { age: 21, links: { saferPlay: SAFER }, care: { remindMinutes: 5 } } });

test("age and safer play stand where a member bets and looks at its play (OPS-06)", async ({ page, open, pass }) => {
  await open({ as: "jason88" });
  await pick(page, /Manchester United/, /^Over/);
  await expect(slipOf(page).getByText("21+", { exact: true })).toBeVisible();
  await page.goto("/#/pages/figures/figures");
  const link = page.getByRole("link", { name: "Safer gambling" });
  await expect(link).toHaveAttribute("href", SAFER);
  await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  for (let minute = 0; minute < 5; minute += 1) await pass(60_000);
  const check = page.getByRole("alertdialog", { name: /5 minutes/ });
  await expect(check.getByRole("link", { name: "Safer gambling" })).toHaveAttribute("href", SAFER);
});

test("the age stands on the page that asks to log in (OPS-06)", async ({ page, open }) => {
  await open({ hash: "/pages/login/login" });
  await expect(page.getByRole("main").getByText("21+", { exact: true })).toBeVisible();
});
