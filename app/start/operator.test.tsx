import { afterEach, expect, test, vi } from "vitest";
import { configFile, setConfig, parseConfig } from "#app/config.ts";
import { keepGoodFile } from "#app/flows/operator/lastGoodFile.ts";
import { configureInstead, showCheck } from "./operator.ts";

afterEach(() => {
  setConfig(parseConfig({}));
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** What the check page says of a file. */
async function checked(file: unknown): Promise<string> {
  vi.stubGlobal("fetch", async () => Response.json(file));
  document.body.innerHTML = '<div id="app"></div>';
  await showCheck();
  return document.body.textContent;
}

test("a minVersion that no release has reached is refused by name", async () => {
  expect(await checked({ minVersion: __APP_VERSION__ })).toContain("config.json is in force as it stands");
  const said = await checked({ minVersion: "99.0.0" });
  expect(said).toContain("config.json is not in force as it stands");
  expect(said).toContain(
    `minVersion: 99.0.0 is later than the release here, ${__APP_VERSION__}; install that release first`,
  );
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
