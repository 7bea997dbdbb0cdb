import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { i18n, showLanguage } from "#app/text/i18n.ts";
import { speakOwn } from "./ownWords.ts";

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

test("what is not in force is named, why is not said, and ours stays", async () => {
  const said = vi.spyOn(console, "warn").mockReturnValue();
  answers.set("/words/id.json", () => Promise.resolve(Response.json({ w553: "More {0}", w190: "Purse" })));
  answers.set("/words/vi.json", () => Promise.resolve(new Response("", { status: 404 })));
  await showLanguage("id-ID");
  const ours = i18n._(MENU);
  await speakOwn({ "id-ID": "/words/id.json", "vi-VN": "/words/vi.json" }, "id-ID");
  expect(i18n._(MENU)).toBe(ours);
  await showLanguage("vi-VN");
  await vi.waitFor(() =>
    expect(said.mock.calls.flat()).toEqual([
      '/words/id.json: "w553" is not in force, #/operator/check says why',
      '/words/id.json: "w190" is not in force, #/operator/check says why',
      'config.json: "words.vi-VN" is not in force, #/operator/check says why',
    ]),
  );
});
