import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { guardReload, part } from "./chunk.ts";

const reload = vi.fn<() => void>();
const held = new Map<string, string>();
let isBlocked: boolean;

vi.mock("#app/text/i18n.ts", () => ({ allWords: async () => undefined }));

beforeEach(() => {
  vi.resetModules();
  held.clear();
  isBlocked = false;
  reload.mockReset();
  const open = () => {
    if (isBlocked) throw new DOMException("storage is blocked", "SecurityError");
    return held;
  };
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => open().get(key) ?? null,
    setItem: (key: string, value: string) => void open().set(key, value),
    removeItem: (key: string) => void open().delete(key),
  });
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("location", { reload });
});
afterEach(() => vi.unstubAllGlobals());

const gone = () => Promise.reject(new TypeError("no such file"));

/** A page that requests a chunk which a new version has replaced. */
async function opened(): Promise<void> {
  const page = await import("./chunk.ts");
  await page.part(gone).catch(() => undefined);
}

test("a part that is gone reloads the page once, and not again on the next page", async () => {
  await opened();
  expect(reload).toHaveBeenCalledTimes(1);
  vi.resetModules();
  await opened();
  expect(reload).toHaveBeenCalledTimes(1);
});

test("where storage is blocked no page reloads itself: nothing would stop the next one", async () => {
  isBlocked = true;
  await opened();
  expect(reload).not.toHaveBeenCalled();
});

test("while one of two apps has a bet open the page is not reloaded", async () => {
  const stops = [guardReload(() => true), guardReload(() => false), guardReload(() => true)];
  await part(gone).catch(() => undefined);
  expect(reload).not.toHaveBeenCalled();
  for (const stop of stops) stop();
  await part(gone).catch(() => undefined);
  expect(reload).toHaveBeenCalledTimes(1);
});

test("a part that is asked for without a line is had when the line is back, and nothing says that it is missing", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  const page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  const load = vi.fn<() => Promise<string>>(gone as () => Promise<string>);
  const came = part(load);
  const lineComesAndGoes = () => {
    page.dispatchEvent(new Event("online"));
    expect(load).toHaveBeenCalledTimes(2);
  };
  await vi.waitFor(lineComesAndGoes);
  vi.stubGlobal("navigator", { onLine: true });
  load.mockResolvedValue("the part");
  await vi.waitFor(() => {
    page.dispatchEvent(new Event("online"));
    expect(load).toHaveBeenCalledTimes(3);
  });
  await expect(came).resolves.toBe("the part");
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ["four minutes ago does not reload", -4, 0],
  ["five minutes ago reloads", -5, 1],
  ["in five hours, by a clock that was set back since, reloads", 300, 1],
])("a page that last reloaded itself %s for a part that is gone", async (_, minutes, times) => {
  held.set("sportsbook:reloadedForChunk", JSON.stringify({ v: 1, data: Date.now() + minutes * 60_000 }));
  await opened();
  expect(reload).toHaveBeenCalledTimes(times);
});

test("a part that does not arrive is given up after 120 s and asked for once more", async () => {
  vi.useFakeTimers();
  const asked = vi.fn<() => Promise<never>>(() => new Promise(() => undefined));
  const given = part(asked).catch(() => "given up");
  await vi.advanceTimersByTimeAsync(119_999);
  expect(asked).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await given).toBe("given up");
  vi.useRealTimers();
});
