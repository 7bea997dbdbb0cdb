import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** Files worth compressing; pictures already are. */
const TEXT = /\.(?:js|css|html|json|svg|ts|txt)$/;

/** Smaller files fit into one packet anyway, bytes. */
const SMALL = 200;

/**
 * Compresses each file of the production build once, at the highest level, as `<name>.br` and `<name>.gz` beside it:
 * the samples of this folder serve those, and no server compresses anything while a member waits.
 */
export const packed = (): Plugin => ({
  name: "packed",
  apply: (_config, { command, mode }) => command === "build" && mode === "production",
  writeBundle: {
    order: "post",
    sequential: true,
    handler({ dir = "dist" }, bundle) {
      for (const name of Object.keys(bundle)) {
        if (!TEXT.test(name)) continue;
        const file = join(dir, name);
        const text = readFileSync(file);
        if (text.length < SMALL) continue;
        const hint = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
        writeFileSync(`${file}.br`, brotliCompressSync(text, { params: hint }));
        writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  },
});
