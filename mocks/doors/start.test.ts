import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { MEMBER_ACCOUNTS } from "#mocks/ledger/members.ts";
import { sourcesStamp, welcome } from "./start.ts";

test("the demo is built anew when a source has changed, and only then", () => {
  const room = mkdtempSync(join(tmpdir(), "demo-"));
  try {
    const file = join(room, "a.ts");
    writeFileSync(file, "1");
    utimesSync(file, 1, 1);
    const stamp = () => sourcesStamp([`${room}/**`]);
    const first = stamp();
    expect(stamp()).toBe(first);
    utimesSync(file, 2, 2);
    expect(stamp()).not.toBe(first);
    const second = stamp();
    writeFileSync(join(room, "b.ts"), "");
    expect(stamp()).not.toBe(second);
  } finally {
    rmSync(room, { recursive: true });
  }
});

test("the first lines name the address, the panel, the host's page and every member with what it shows", () => {
  const said = welcome("http://127.0.0.1:5173/").join("\n");
  const addresses = said.match(/http:\S+/g);
  for (const place of ["", "?qa", "mocks/operator/host.html", "mocks/operator/", "#/operator/check"])
    expect(addresses).toContain(`http://127.0.0.1:5173/${place}`);
  const members = said.split("\n").map((line) => line.trim().split(/ {2,}/));
  for (const { account, scenario } of MEMBER_ACCOUNTS) expect(members).toContainEqual([account, scenario]);
});
