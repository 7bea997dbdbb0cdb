import { type Page } from "@playwright/test";

/** When the page made a call and had its answer, by its own clock, ms. */
export interface CallTime {
  readonly asked: number;
  readonly answered: number;
}

const CALLED = /\/(?:api|access)\/(?<path>[A-Za-z/0-9]+)$/;

/** The path of a call after its base: "odds/GetMenu", "RefreshToken"; undefined = no call of the app. */
export const calledPath = ({ pathname }: URL): string | undefined => CALLED.exec(pathname)?.groups?.["path"];

/**
 * Notes the times of every call from now on, by method and path: "GET odds/GetMenu". They are taken in the page: on a
 * busy machine the test hears of a call and its answer seconds later.
 */
export async function callTimesOf(page: Page): Promise<ReadonlyMap<string, readonly CallTime[]>> {
  const times = new Map<string, readonly CallTime[]>();
  await page.exposeFunction("noteTime", (method: string, url: string, time: CallTime) => {
    const path = calledPath(new URL(url));
    if (path === undefined) return;
    const name = `${method} ${path}`;
    times.set(name, [...(times.get(name) ?? []), time]);
  });
  await page.addInitScript(() => {
    const fetch = window.fetch.bind(window);
    const { noteTime } = window as unknown as { noteTime: (method: string, url: string, time: CallTime) => unknown };
    window.fetch = async (input, init) => {
      const request = new Request(input, init);
      const { method, url } = request;
      const asked = Date.now();
      try {
        return await fetch(request);
      } finally {
        void noteTime(method, url, { asked, answered: Date.now() });
      }
    };
  });
  return times;
}

/** The time from each answer to the next call, ms: a poll waits for the answer before. */
export const waitsOf = (times: readonly CallTime[]): readonly number[] =>
  times.slice(1).map(({ asked }, before) => asked - (times[before]?.answered ?? asked));

/** What a wait may be longer than its interval, ms: a busy page is late, and none is early. */
const LATE_MS = 2_000;

/** Whether a call was repeated at its interval, ms. */
export const isOnTime = (wait: number, interval: number): boolean => wait >= interval && wait <= interval + LATE_MS;
