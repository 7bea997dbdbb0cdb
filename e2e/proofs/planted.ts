import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { FLOORS, ROOMS } from "#e2e/checks/lint/floors.ts";

/** An import, planted to see how the linter reacts: its file, and what it imports. */
export type Planted = readonly [file: string, from: string];

const UPWARD: readonly Planted[] = [
  ["app/domain/odds/planted.ts", "#app/stores/slip.ts"],
  ["app/domain/odds/planted.ts", "#app/api/wire.ts"],
  ["app/domain/odds/planted.ts", "zustand"],
  ["app/ui/planted.tsx", "#app/domain/odds/odds.ts"],
  ["app/ui/planted.tsx", "#app/text/time/times.ts"],
  ["app/ui/planted.tsx", "@lingui/react/macro"],
  ["app/stores/planted.ts", "#app/api/queryClient.ts"],
  ["app/stores/planted.ts", "#app/config.ts"],
  ["app/text/planted.ts", "#app/stores/settings.ts"],
  ["app/host/planted.ts", "#app/flows/session/session.ts"],
  ["app/api/odds/planted.ts", "#app/flows/lists/board.ts"],
  ["app/api/odds/planted.ts", "#app/text/time/times.ts"],
  ["app/flows/slip/planted.ts", "#app/components/slip/SlipSheet.tsx"],
  ["app/flows/slip/planted.ts", "#app/ui/Button.tsx"],
  ["app/components/slip/planted.tsx", "#app/screens/bet/ParlayScreen.tsx"],
  ["app/components/slip/planted.tsx", "#app/routes.tsx"],
  ["app/screens/bet/planted.tsx", "#app/start/main.tsx"],
];

const SIDEWAYS: readonly Planted[] = [
  ["app/screens/bet/planted.tsx", "#app/screens/sell/SellScreen.tsx"],
  ["app/flows/slip/planted.ts", "#app/api/client.ts"],
  ["app/flows/slip/planted.ts", "ky"],
  ["app/hostKit/planted.ts", "#app/domain/odds/odds.ts"],
  ["app/domain/odds/planted.ts", "../slip/stake.ts"],
  ["app/stores/planted.ts", "#app/start/life.ts"],
  ["app/components/slip/planted.tsx", "#app/newRoom/anything.ts"],
];

const STRANGERS: readonly Planted[] = [
  ["app/domain/time/planted.ts", "date-fns"],
  ["app/text/time/planted.ts", "date-fns-tz"],
  ["app/domain/odds/planted.ts", "#mocks/world/world.ts"],
  ["app/screens/bet/planted.tsx", "#e2e/steps/slip.ts"],
  ["app/ui/planted.tsx", "#app/build/sprite.ts"],
  ["app/start/planted.ts", "#app/deploy/headers.ts"],
  ["app/start/planted.ts", "#e2e/checks/lint/floors.ts"],
  ["mocks/planted.ts", "#app/build/sprite.ts"],
  ["mocks/planted.ts", "#app/flows/slip/pick.ts"],
  ["mocks/planted.ts", "#app/api/client.ts"],
  ["e2e/planted.ts", "#app/stores/slip.ts"],
];

/** Against the direction of the rooms of a layer, or past the rule by another spelling. */
const ROOMWARD: readonly Planted[] = [
  ["app/components/bets/planted.tsx", "#app/components/shell/Header.tsx"],
  ["app/components/views/planted.tsx", "#app/components/board/Board.tsx"],
  ["app/components/slip/planted.tsx", "#app/components/sale/CashOut.tsx"],
  ["app/flows/session/planted.ts", "#app/flows/slip/pick.ts"],
  ["app/flows/slip/planted.ts", "#app/flows/bets/betWatch.ts"],
  ["app/flows/planted.ts", "#app/flows/session/session.ts"],
  ["app/flows/planted.ts", "./session/session.ts"],
  ["app/flows/newRoom/planted.ts", "#app/flows/session/session.ts"],
  ["app/domain/odds/planted.ts", "#app/domain/boards/match.ts"],
  ["app/domain/boards/planted.ts", "#app/domain/slip/selection.ts"],
  ["app/domain/slip/planted.ts", "#app/domain/bets/settlement.ts"],
  ["app/domain/slip/planted.ts", "#app/domain/bets/bet.ts"],
  ["app/domain/slip/planted.ts", "./../exposure/held.ts"],
  ["app/domain/time/planted.ts", "date-fns-tz/getTimezoneOffset"],
  ["app/flows/slip/planted.ts", "#app/flows/testing/lostBet.ts"],
];

/** Imports that break the layering: upward, sideways, between app, bookmaker and build, and between rooms. */
export const WRONG: readonly Planted[] = [...UPWARD, ...SIDEWAYS, ...STRANGERS, ...ROOMWARD];

/** Imports that are allowed, to expose a linter that rejects everything. */
export const RIGHT: readonly Planted[] = [
  ["app/flows/slip/planted.ts", "#app/api/wire.ts"],
  ["app/components/slip/planted.tsx", "#app/flows/slip/pick.ts"],
  ["app/components/shell/planted.tsx", "#app/components/bets/betWords.ts"],
  ["app/domain/slip/planted.ts", "#app/domain/odds/odds.ts"],
  ["app/flows/testing/planted.ts", "#app/application/testing/testApp.ts"],
  ["mocks/planted.ts", "#app/domain/odds/odds.ts"],
];

/** One import in words, and the key under which its rejection is reported. */
export const keyOf = ([file, from]: Planted): string => `${file} imports ${from}`;

/**
 * Lints a project of empty folders, with each import in its own file, under the project's own config; returns what was
 * rejected.
 */
export function refusedBy(planted: readonly Planted[]): ReadonlySet<string> {
  const root = mkdtempSync(join(tmpdir(), "floors-"));
  cpSync("e2e/checks", join(root, "e2e/checks"), { recursive: true });
  symlinkSync(resolve("node_modules"), join(root, "node_modules"));
  for (const { place } of FLOORS) if (!place.includes(".")) mkdirSync(join(root, "app", place), { recursive: true });
  for (const [place, rooms] of Object.entries(ROOMS))
    for (const room of rooms) mkdirSync(join(root, "app", place, room), { recursive: true });
  // what is no layer, and a folder that nobody has entered in the table yet
  for (const place of ["build", "deploy", "newRoom", "flows/newRoom"])
    mkdirSync(join(root, "app", place), { recursive: true });
  const keys = new Map<string, string>();
  for (const { place } of FLOORS) if (place.includes(".")) writeFileSync(join(root, "app", place), "export {};\n");
  for (const [at, one] of planted.entries()) {
    const file = one[0].replace("planted", `planted${at}`);
    keys.set(file, keyOf(one));
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), `import { anything } from "${one[1]}";\nexport const planted = () => anything;\n`);
  }
  const args = ["-c", "e2e/checks/lint/oxlint.config.ts", "--format=json", ...keys.keys()];
  const { stdout } = spawnSync(resolve("node_modules/.bin/oxlint"), args, { cwd: root, encoding: "utf8" });
  rmSync(root, { recursive: true, force: true });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: readonly { code: string; filename: string }[] };
  const refused = diagnostics.filter(({ code }) => code.includes("no-restricted-imports"));
  return new Set(refused.map(({ filename }) => keys.get(filename) ?? filename));
}
