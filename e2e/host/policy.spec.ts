import { expect, test } from "#e2e/steps/fixtures.ts";

// it measures in a frame of its own, under the policy
test.use({ deviceLibrary: "real" });

const TOUR = [
  "/",
  "/pages/setting/setting",
  "/pages/betrecord/betrecord",
  "/pages/winner/winner",
  "/pages/matchresult/matchresult",
  "/pages/announcement/announcement",
  "/pages/gamerule/gamerule",
  "/pages/myFavorite/myFavorite",
  "/pages/hotMatch/hotMatch",
  "/pages/matchfilter/matchfilter",
  "/pages/bet/bet",
  "/pages/login/login",
  "/pages/index/jump",
];

test("a tour of all pages under the shipped headers breaks the policy nowhere and asks no other host", async ({
  page,
  context,
  open,
  pass,
}) => {
  const foreign: string[] = [];
  const referers: string[] = [];
  context.on("request", (request) => {
    if (!request.url().startsWith("http://127.0.0.1") && !request.url().startsWith("data:"))
      foreign.push(request.url());
    const { referer } = request.headers();
    if (referer !== undefined) referers.push(referer);
  });
  await page.addInitScript(() => {
    const broken: string[] = [];
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) =>
      broken.push(`${effectiveDirective} ${blockedURI} ${sample}`),
    );
    Object.assign(window, { broken });
  });
  const answer = await page.request.get("/");
  const headers = answer.headers();
  expect(headers["content-security-policy"]).toContain(
    "require-trusted-types-for 'script'; trusted-types default dompurify",
  );
  expect(headers["content-security-policy"]).not.toContain("unsafe");
  expect(headers["referrer-policy"]).toBe("no-referrer");
  expect(headers["x-content-type-options"]).toBe("nosniff");
  await open({ as: "jason88" });
  await expect(page.getByText("jason88")).toBeVisible();
  for (const path of TOUR) {
    await page.goto(`/#${path}`);
    await expect(page.getByRole("main").first()).toBeAttached();
    await pass(1_000);
  }
  // long enough for the device library, which measures letters in a frame of its own
  await pass(2_000);
  await page.waitForTimeout(1_500);
  await pass(5_000);
  expect(await page.evaluate(() => (window as unknown as { broken: string[] }).broken)).toEqual([]);
  expect(foreign).toEqual([]);
  expect(referers).toEqual([]);
});

test("no message goes to whoever may be listening: the build knows no star", async ({ page, open }) => {
  const scripts: string[] = [];
  page.on("response", async (response) => {
    if (response.url().endsWith(".js")) scripts.push(await response.text().catch(() => ""));
  });
  await open();
  await expect(page.getByRole("article").first()).toBeVisible();
  // a script's text comes after the script has run
  await expect.poll(() => scripts.length).toBeGreaterThan(2);
  for (const script of scripts) expect(script).not.toMatch(/postMessage\([^)]*,\s*["'`]\*["'`]/);
});
