import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const SMALL = 1_000;
const KEPT = 48;

/** Compressed bodies of the last responses: many clients request the same board within a second. */
export interface Compressor {
  body(text: string, accepts: string): Promise<{ bytes: Uint8Array; encoding: string | undefined }>;
}

const bestOf = (accepts: string): "br" | "gzip" => (/\bbr\b/.test(accepts) ? "br" : "gzip");

/** A compressor with a small memory. */
export function createCompressor(): Compressor {
  const kept = new Map<string, Promise<Uint8Array>>();
  return {
    body: async (text, accepts) => {
      const encoding = /\b(?:br|gzip)\b/.test(accepts) ? bestOf(accepts) : undefined;
      if (encoding === undefined || text.length < SMALL) return { bytes: Buffer.from(text), encoding: undefined };
      const key = encoding + text;
      let made = kept.get(key);
      if (made === undefined) {
        const quality = text.length > 100_000 ? 3 : 5;
        made =
          encoding === "br"
            ? toBrotli(text, {
                params: {
                  [constants.BROTLI_PARAM_QUALITY]: quality,
                  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
                },
              })
            : toGzip(text, { level: quality });
        kept.set(key, made);
        if (kept.size > KEPT) kept.delete(kept.keys().next().value ?? "");
      }
      return { bytes: await made, encoding };
    },
  };
}
