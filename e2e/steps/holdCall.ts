import { type Page } from "@playwright/test";

/** Holds back the calls of a path until they are released. */
export async function holdCall(page: Page, path: string): Promise<() => void> {
  let letGo = () => {};
  const gate = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route(
    ({ pathname }) => pathname.endsWith(path),
    async (route) => {
      await gate;
      await route.fallback();
    },
  );
  return letGo;
}
