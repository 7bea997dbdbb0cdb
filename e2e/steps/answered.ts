import { type Page, type Request } from "@playwright/test";
import { expect } from "./fixtures.ts";

/**
 * Returns a function that waits until every call of the page so far is answered: a leap of the clock would time them
 * out.
 */
export function answeredOf(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  page.on("request", (request) => /\/(api|access)\//.test(request.url()) && open.add(request));
  for (const end of ["requestfinished", "requestfailed"] as const)
    page.on(end as "requestfinished", (request) => open.delete(request));
  return () => expect.poll(() => open.size).toBe(0);
}
