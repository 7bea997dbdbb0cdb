// Writes the hashes of index.html's inline texts into the samples of app/deploy: run it when a test says that they differ.
import { readFileSync, writeFileSync } from "node:fs";
import { inlineParts } from "#app/build/indexHead.ts";
// oxlint-disable-next-line eslint/no-restricted-imports -- no alias leads to it
import { hashOf, INLINE } from "#app/deploy/headers.ts";

const parts = await inlineParts();
for (const file of ["app/deploy/headers.ts", "app/deploy/headers.nginx", "app/deploy/Caddyfile"]) {
  const text = readFileSync(file, "utf8");
  writeFileSync(
    file,
    text.replaceAll(INLINE.style, hashOf(parts.style)).replaceAll(INLINE.script, hashOf(parts.script)),
  );
}
