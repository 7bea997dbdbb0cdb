import { type Page } from "@playwright/test";
import { type Language } from "#app/domain/member/languages.ts";

/** Changes the language without a reload, as when it was chosen in another tab: whatever is open stays open. */
export async function speak(page: Page, language: Language): Promise<void> {
  await page.evaluate((wanted) => {
    const key = "sportsbook:settings";
    const kept = JSON.parse(localStorage.getItem(key) ?? '{"v":1,"data":{}}');
    localStorage.setItem(key, JSON.stringify({ ...kept, data: { ...kept.data, language: wanted } }));
    dispatchEvent(new StorageEvent("storage", { key }));
  }, language);
  await page.locator(`html[lang="${language}"]`).waitFor();
}
