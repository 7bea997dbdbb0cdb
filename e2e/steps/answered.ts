import { type Page, type Request } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** A call of the app, or a script that it loads when it is needed. */
const WAITED_FOR = /\/(?:api|access)\/|\.js$/;

/**
 * Returns a function that waits until every call of the page so far is answered and every script is there, but for those
 * to `never` a test answers: a leap of the clock would time them out.
 */
export function answeredOf(page: Page, never = /^$/): () => Promise<void> {
  const open = new Set<Request>();
  page.on("request", (request) => {
    const url = request.url();
    if (WAITED_FOR.test(url) && !never.test(url)) open.add(request);
  });
  for (const end of ["requestfinished", "requestfailed"] as const)
    page.on(end as "requestfinished", (request) => open.delete(request));
  return () => expect.poll(() => open.size).toBe(0);
}
