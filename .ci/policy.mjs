// Writes the hashes of index.html's inline texts into the samples of .deploy: run it when a test says that they differ.
import { readFileSync, writeFileSync } from "node:fs";
import { hashOf, inlineParts } from "../.build/indexHead.ts";
// oxlint-disable-next-line eslint/no-restricted-imports -- no alias leads to it
import { INLINE } from "../.deploy/headers.ts";

const parts = await inlineParts();
for (const file of [".deploy/headers.ts", ".deploy/headers.nginx", ".deploy/Caddyfile"]) {
  const text = readFileSync(file, "utf8");
  writeFileSync(
    file,
    text.replaceAll(INLINE.style, hashOf(parts.style)).replaceAll(INLINE.script, hashOf(parts.script)),
  );
}
