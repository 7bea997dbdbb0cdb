// The demo as visitors see it, built: `npm start`. `npm run dev` serves the sources instead, for who changes them.
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build, preview } from "vite";
import { MEMBER_ACCOUNTS } from "#mocks/ledger/members.ts";
import { command, numberFlag, switchFlag } from "./flags.ts";

const OUT = "dist-demo";
const STAMP = join(OUT, "built-of.txt");

/** What the demo is built of. */
const SOURCES = ["{app,mocks,locales,e2e/catalogue}/**", "index.html", "*.config.ts", "package-lock.json"];

/** A sum over names, lengths and times of all sources: another one means another demo. */
export function sourcesStamp(sources: readonly string[] = SOURCES): string {
  const sum = createHash("sha256");
  for (const file of globSync(sources).toSorted()) {
    const { size, mtimeMs } = statSync(file);
    sum.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return sum.digest("hex");
}

const isBuilt = (stamp: string): boolean => existsSync(STAMP) && readFileSync(STAMP, "utf8") === stamp;

/** Builds the demo if it is not there, or not of these sources. */
async function buildDemo(): Promise<void> {
  const stamp = sourcesStamp();
  if (isBuilt(stamp)) return;
  console.log("Building the demo, which takes half a minute and is done again only when a source has changed …");
  process.env.NODE_ENV = "production";
  await build({ mode: "demo", build: { outDir: OUT, emptyOutDir: true }, logLevel: "error" });
  writeFileSync(STAMP, stamp);
}

/** What a newcomer needs to know first, as lines. */
export function welcome(address: string): readonly string[] {
  const width = Math.max(...MEMBER_ACCOUNTS.map(({ account }) => account.length));
  return [
    `  The sportsbook     ${address}`,
    `  with the panel     ${address}?qa   goals, prices, faults, clock: what a tester makes happen`,
    `  a host's page      ${address}mocks/operator/host.html   it frames the sportsbook and shows every message; plain-host.html does without the kit`,
    `  operator's pages   ${address}mocks/operator/   sign-in, cashier, lobby; ${address}#/operator/check checks config.json`,
    `  the calls          ${address}mocks/calls/   every part in every state: ${address}e2e/catalogue/`,
    "",
    "  Log in leads to the members, without passwords:",
    ...MEMBER_ACCOUNTS.map(({ account, scenario }) => `    ${account.padEnd(width)}  ${scenario}`),
    "",
    "  Ctrl+C ends it.",
  ];
}

if (import.meta.main)
  await command(
    "npm start --",
    {
      port: { ...numberFlag(5173, 1, 65_535), is: "the port, or the next free one, 1 to 65535" },
      quiet: switchFlag("opens no browser"),
    },
    async ({ port, quiet }) => {
      await buildDemo();
      const { resolvedUrls } = await preview({
        mode: "demo",
        build: { outDir: OUT },
        preview: { host: "127.0.0.1", port, open: !quiet },
        logLevel: "warn",
      });
      console.log(["", ...welcome(resolvedUrls?.local[0] ?? `http://127.0.0.1:${port}/`)].join("\n"));
    },
  );
