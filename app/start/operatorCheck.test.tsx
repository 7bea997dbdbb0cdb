import { afterEach, expect, test, vi } from "vitest";
import { showCheck } from "./operatorCheck.ts";

afterEach(() => vi.unstubAllGlobals());

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

test("files of own words that cannot be read are named, each with its answer", async () => {
  const answers: Readonly<Record<string, () => Response>> = {
    "./config.json": () => Response.json({ words: { "en-US": "/words/en.json", "fr-FR": "/words/fr.json" } }),
    "/words/fr.json": () => new Response("", { status: 404 }),
  };
  vi.stubGlobal("fetch", async (path: string) => {
    const answer = answers[path];
    if (answer === undefined) throw new TypeError("failed");
    return answer();
  });
  document.body.innerHTML = '<div id="app"></div>';
  await showCheck();
  expect([...document.querySelectorAll("li")].map(({ textContent }) => textContent)).toEqual([
    "words.en-US: /words/en.json cannot be read",
    "words.fr-FR: /words/fr.json cannot be read, the server answered 404",
  ]);
});
