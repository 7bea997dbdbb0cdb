import { afterEach, expect, test, vi } from "vitest";
import { configFile, setConfig, parseConfig } from "#app/config.ts";
import { keepGoodFile } from "#app/flows/operator/lastGoodFile.ts";
import { configureInstead } from "./operator.ts";

afterEach(() => {
  setConfig(parseConfig({}));
  vi.restoreAllMocks();
});

test("where the file cannot be read, all of the last good one stands, and the console says so", () => {
  const said = vi.spyOn(console, "warn").mockReturnValue();
  configureInstead(undefined, new SyntaxError("no JSON"));
  expect(configFile()).toBeUndefined();
  const good = { links: [{ name: "Help", href: "https://sports.example/help" }], brand: { name: "Ours" } };
  keepGoodFile(good);
  configureInstead(undefined, new SyntaxError("no JSON"));
  expect(configFile()).toEqual(good);
  expect(said.mock.calls).toEqual([["config.json: the file cannot be read"], ["config.json: the file cannot be read"]]);
});
