import { type Page } from "@playwright/test";
import { type Room } from "#e2e/steps/slip.ts";
import { pressEscape } from "#e2e/steps/taps.ts";
import { type Notes } from "./notes.ts";

/** What a scene has at hand: the page, its bookmaker, and the notes that it takes. */
export interface Stage extends Room {
  readonly notes: Notes;
}

/** The open dialog, sheet or drawer that lies on top. */
export const onTop = (page: Page) => page.getByRole("dialog").or(page.getByRole("alertdialog")).last();

/** Leads the app to a page by its hash, as a link does. */
export async function lead(page: Page, hash: string): Promise<void> {
  await page.evaluate((to) => location.assign(`#${to}`), hash);
}

/** Closes what is open, as the way back does, and lets its closing end. */
export async function shut({ page, pass }: Stage): Promise<void> {
  await pressEscape(page);
  await pass(600);
}

/** A tab by its name. */
export const tab = (page: Page, name: RegExp) => page.getByRole("tab", { name });

/** A button by its name. */
export const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
