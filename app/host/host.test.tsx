import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { parseConfig, setConfig } from "#app/config.ts";
import { notifyHost } from "./host.ts";

const HOST = "https://host.example";
const sent = vi.fn<(message: unknown, origin: string) => void>();

/** A frame whose browser says this of the page around it: `ancestor` as Chromium and Safari, `referrer` as all. */
function frameOf({ ancestor, referrer = "" }: { ancestor?: string; referrer?: string }, list: string[] = []): void {
  vi.stubGlobal("window", { parent: { postMessage: sent } });
  vi.stubGlobal("location", { ancestorOrigins: ancestor === undefined ? undefined : [ancestor] });
  vi.stubGlobal("document", { referrer });
  setConfig(parseConfig({ parentOrigins: list }), {});
}

beforeEach(() => sent.mockReset());

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["the browser's word", { ancestor: HOST, referrer: "https://other.example/" }],
  ["the referrer, where the browser has no word for it", { referrer: `${HOST}/sports?x=1` }],
])("without a list, money and casino go to the framing page's own origin, by %s", (_by, frame) => {
  frameOf(frame);
  for (const type of ["NoBalance", "GoCasino"] as const) {
    expect(notifyHost({ type })).toBe(true);
    expect(sent).toHaveBeenLastCalledWith({ source: "sportsbook", version: 1, type }, HOST, undefined);
  }
});

test.each([
  ["that nobody can name", {}],
  ["with an opaque origin", { ancestor: "null", referrer: `${HOST}/` }],
  ["from a file", { ancestor: "file://" }],
])("without a list, a framing page %s is told nothing", (_what, frame) => {
  frameOf(frame);
  expect(notifyHost({ type: "NoBalance" })).toBe(false);
  expect(sent).not.toHaveBeenCalled();
});

test.each([
  ["is empty", []],
  ["has only others", ["https://other.example"]],
])("no other message leaves where the list %s", (_what, list) => {
  frameOf({ ancestor: HOST, referrer: `${HOST}/` }, list);
  expect(notifyHost({ type: "GoLogin" })).toBe(false);
  expect(notifyHost({ type: "BalanceChanged" })).toBe(false);
  expect(notifyHost({ type: "RouteChanged", path: "/" })).toBe(false);
  expect(sent).not.toHaveBeenCalled();
});

test("a list that leaves the framing page out keeps the two from it as well", () => {
  frameOf({ ancestor: HOST, referrer: `${HOST}/` }, ["https://other.example"]);
  expect(notifyHost({ type: "GoCasino" })).toBe(false);
  expect(sent).not.toHaveBeenCalled();
});

test("a page that is not framed tells nobody", () => {
  frameOf({ ancestor: HOST });
  const top = { parent: {} };
  vi.stubGlobal("window", Object.assign(top, { parent: top }));
  expect(notifyHost({ type: "NoBalance" })).toBe(false);
});
