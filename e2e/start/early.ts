import { type Page } from "@playwright/test";
import { holdCall } from "#e2e/steps/holdCall.ts";

/** Keeps the app's own part away until it is let come; what was painted before it stands meanwhile. */
export const holdApp = (page: Page) => holdCall(page, /\/assets\/index-[\w-]+\.js$/);

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
