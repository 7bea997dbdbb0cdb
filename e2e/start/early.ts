import { type Page } from "@playwright/test";

/** Keeps the app's own part away until it is let come; what was painted before it stands meanwhile. */
export async function holdApp(page: Page): Promise<() => void> {
  let come = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route("**/assets/index-*.js", async (route) => {
    await held;
    await route.continue();
  });
  return () => come();
}

/** Leaves choices in storage as an earlier visit would have. */
export const keep = (
  page: Page,
  entries: Readonly<Record<string, { readonly v: number; readonly exp?: number; readonly data: unknown }>>,
) =>
  page.addInitScript((kept) => {
    for (const [name, entry] of Object.entries(kept)) localStorage.setItem(`sportsbook:${name}`, JSON.stringify(entry));
  }, entries);

/** The rows that are painted before the app has come. */
export const paintedRows = (page: Page) => page.locator(".boot article");
