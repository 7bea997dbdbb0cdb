import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { i18n, showLanguage } from "#app/text/i18n.ts";
import { speakOwn, wrongWords } from "./ownWords.ts";

const MENU = "zucql-";
const FILES = { "en-US": "/words/en.json", "fr-FR": "/words/fr.json" };

const answers = new Map<string, () => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", (path: string) => answers.get(path)?.() ?? Promise.reject(new TypeError("failed")));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("own words wait a second at most, stand when they come, and in a language that is chosen later", async () => {
  let send: (answer: Response) => void = () => undefined;
  answers.set("/words/en.json", () => new Promise((resolve) => (send = resolve)));
  answers.set("/words/fr.json", () => Promise.resolve(Response.json({ w553: "Tout" })));
  await showLanguage("en-US");
  let drawn = false;
  const waiting = speakOwn(FILES, "en-US").then(() => (drawn = true));
  await vi.advanceTimersByTimeAsync(999);
  expect(drawn).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await waiting;
  expect(i18n._(MENU)).toBe("Menu");
  send(Response.json({ w553: "More" }));
  await vi.waitFor(() => expect(i18n._(MENU)).toBe("More"));
  await showLanguage("fr-FR");
  await vi.waitFor(() => expect(i18n._(MENU)).toBe("Tout"));
  await showLanguage("en-US");
  await vi.waitFor(() => expect(i18n._(MENU)).toBe("More"));
});

test("a file that cannot be read is named, and changes nothing", async () => {
  answers.clear();
  answers.set("/words/fr.json", () => Promise.resolve(new Response("", { status: 404 })));
  expect(await wrongWords(FILES)).toEqual([
    "words.en-US: /words/en.json cannot be read",
    "words.fr-FR: /words/fr.json cannot be read, the server answered 404",
  ]);
});
