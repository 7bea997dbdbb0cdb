import { type Page } from "@playwright/test";

/** Holds back the calls of a path, or the files whose name fits, until they are released. */
export async function holdCall(page: Page, path: string | RegExp): Promise<() => void> {
  let letGo = () => {};
  const gate = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route(
    ({ pathname }) => (typeof path === "string" ? pathname.endsWith(path) : path.test(pathname)),
    async (route) => {
      await gate;
      await route.fallback();
    },
  );
  return letGo;
}
