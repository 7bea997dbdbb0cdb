import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { hostKitFiles, hostKitGlobalTypes, hostKitTypes, integrityOf } from "./emitHostKit.ts";

test("the declarations of the host kit stand alone", () => {
  const types = hostKitTypes();
  expect(types).not.toMatch(/^import /m);
  for (const name of ["mount", "MountOptions", "Sportsbook", "Handlers", "AppMessage", "HostMessage", "Session"]) {
    expect(types).toMatch(new RegExp(`^export (declare function|type|interface) ${name}\\b`, "m"));
  }
});

/** What a compiler under the strictest settings says against a host's page beside the types of the kit. */
function faultsOf(name: string, types: string, page: string): string {
  const folder = mkdtempSync(join(tmpdir(), "host-"));
  try {
    writeFileSync(join(folder, name), types);
    writeFileSync(join(folder, "page.ts"), page);
    const flags = "--noEmit --strict --exactOptionalPropertyTypes --noUncheckedIndexedAccess --verbatimModuleSyntax";
    const target = "--target es2022 --module esnext --moduleResolution bundler --lib es2022,dom --types";
    const tsc = resolve("node_modules/.bin/tsc");
    return execFileSync(tsc, [...`${flags} ${target}`.split(" "), "", "page.ts"], { cwd: folder, encoding: "utf8" });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test("a host page compiles against them under the strictest settings, whatever else is installed there", () => {
  const page = `import { mount, type Sportsbook } from "./host-kit-2.js";
const book: Sportsbook = mount({
  src: "/", container: document.body, version: "2.1",
  on: { SlipChanged: ({ count, mode }) => console.log(count.toFixed(), mode === "parlay"), BetState: ({ betId }) => betId?.length },
});
export const kit: Promise<number> = book.ready.then(({ kit }) => kit);
void book.send({ type: "OpenPage", page: "bets" });
// @ts-expect-error there is no such page
void book.send({ type: "OpenPage", page: "cashier" });
`;
  expect(faultsOf("host-kit-2.d.ts", hostKitTypes(), page)).toBe("");
});

test("a page with the script that sets Sportsbook compiles against types of its own", () => {
  const page = `/// <reference path="./host-kit-2.global.d.ts" />
const book: Sportsbook.Sportsbook = Sportsbook.mount({
  src: "/", container: "#sports", on: { SlipChanged: ({ count }) => console.log(count.toFixed()) },
});
// @ts-expect-error there is no such page
void book.send({ type: "OpenPage", page: "cashier" });
`;
  expect(faultsOf("host-kit-2.global.d.ts", hostKitGlobalTypes(), page)).toBe("");
});

test("the released files of kit 1 are as they were, and every script's hash is told", async () => {
  const files = await hostKitFiles();
  const hashes = JSON.parse(files.get("kit-integrity.json") ?? "{}") as Record<string, string>;
  expect(Object.keys(hashes)).toEqual(["host-kit.js", "host-kit.global.js", "host-kit-2.js", "host-kit-2.global.js"]);
  for (const [name, hash] of Object.entries(hashes)) expect(integrityOf(files.get(name) ?? "")).toBe(hash);
  expect(hashes["host-kit.js"]).toBe("sha384-tyI63yCqbOIFkuIxGHGeEaK6SN4hByhfH8Xwx+bPjPonjOgrytELf9+1hEy1/Zjv");
  expect(hashes["host-kit.global.js"]).toBe("sha384-yBzmJ9apoxCPB87JztV72B99TsVXQACtcY1EXMoCQr+nD0vy3t/HeGd2+GuSCx1m");
});
