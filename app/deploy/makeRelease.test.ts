import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { releasedBefore, sbomOf, withRelease } from "./makeRelease.ts";

const release = (version: string, commit: string, changes: readonly string[]) => ({
  version,
  day: "2026-11-23",
  commit: commit.repeat(40),
  sums: "aa  dist/index.html\nbb  dist/version.json\n",
  kit: "sha384-x",
  changes,
});

test("a release stands at the head of the list, and one that is made again in its own place", () => {
  const first = withRelease("# Releases\n\n", release("1.5.1", "a", ["First."]));
  expect(first).toBe(`# Releases

## 1.5.1 · 2026-11-23

Commit \`${"a".repeat(40)}\`, 2 files; the sum of their sums (\`dist-sha256.txt\`) is
\`13849f84cf8103de43d2e51d2cf6ce452d2591fa35505accb56a6e087ffe2d4e\`, and \`host-kit-2.js\` is
\`sha384-x\`.

- First.
`);
  const second = withRelease(first, release("1.6.0", "b", []));
  expect(second.match(/^## .*/gm)).toEqual(["## 1.6.0 · 2026-11-23", "## 1.5.1 · 2026-11-23"]);
  expect(second).toContain("- Nothing for operators and hosts.\n\n## 1.5.1");
  const again = withRelease(second, release("1.6.0", "c", ["More."]));
  expect(again.match(/^## .*/gm)).toEqual(["## 1.6.0 · 2026-11-23", "## 1.5.1 · 2026-11-23"]);
  expect(again).not.toContain("b".repeat(40));
  expect(again).toContain("- More.\n\n## 1.5.1");
  expect(releasedBefore(again, "1.6.0")).toBe("a".repeat(40));
});

test("what was written for the next release stands in its section, and stays there when it is made again", () => {
  const written =
    "# Releases\n\nHow to read it.\n\n## Next\n\n### For members\n\n- Alerts.\n\n## 1.5.0 · 2026-10-01\n\nCommit `x`\n";
  const first = withRelease(written, release("1.5.1", "a", ["Change a."]));
  expect(first.match(/^## .*/gm)).toEqual(["## 1.5.1 · 2026-11-23", "## 1.5.0 · 2026-10-01"]);
  expect(first).toContain("How to read it.\n\n## 1.5.1 · 2026-11-23\n\n### For members\n\n- Alerts.\n\nCommit `");
  const again = withRelease(first, release("1.5.1", "b", ["Change b."]));
  expect(again).toContain("## 1.5.1 · 2026-11-23\n\n### For members\n\n- Alerts.\n\nCommit `bbb");
  expect(again.match(/### For members/g)).toHaveLength(1);
});

test("two lists of what one commit is made of are one, whenever and wherever they were made", () => {
  const listed = (serial: string, at: string, name: string) =>
    JSON.stringify({ bomFormat: "CycloneDX", serialNumber: serial, metadata: { timestamp: at, component: { name } } });
  const at = "2026-11-23T05:00:00.000Z";
  const one = sbomOf(listed("urn:uuid:1", "2026-11-23T05:01:00Z", "folder"), "a".repeat(40), at);
  expect(sbomOf(listed("urn:uuid:2", "2026-11-24T05:01:00Z", "other"), "a".repeat(40), at)).toBe(one);
  expect(JSON.parse(one)).toMatchObject({
    serialNumber: expect.stringMatching(
      /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/,
    ) as string,
    metadata: { timestamp: at, component: { name: "sportsbook" } },
  });
});

test("changes that are not committed end a release in one line", () => {
  const folder = mkdtempSync(join(tmpdir(), "dirty-"));
  try {
    spawnSync("git", ["init", "-q"], { cwd: folder });
    writeFileSync(join(folder, "changed.txt"), "");
    const { status, stderr } = spawnSync(process.execPath, [resolve("app/deploy/makeRelease.ts")], {
      cwd: folder,
      encoding: "utf8",
    });
    expect([status, stderr]).toEqual([2, "commit your changes first: a release is of one commit\n"]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
