/** The maximum size of a brand's picture in bytes, by its kind (OPS-01). */
const MOST = { svg: 20_000, png: 50_000, webp: 50_000 } as const;

type Kind = keyof typeof MOST;

/**
 * What an SVG of a brand must not contain, and the message for it. One drawing too many is refused rather than one too
 * few.
 */
const FORBIDDEN: readonly (readonly [what: RegExp, says: string])[] = [
  [/<script\b|\son\w+\s*=|javascript:/i, "holds a script"],
  [/<foreignObject\b/i, "holds a foreign object"],
  [/<!DOCTYPE|<!ENTITY/i, "holds a document type"],
  [
    /(?:href|src)\s*=\s*["'](?!#|data:image\/)|url\(\s*["']?(?!#|data:image\/)|@import/i,
    "refers to what is outside it",
  ],
];

const textAt = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.slice(from, to));

function isOf(kind: Kind, bytes: Uint8Array, text: string): boolean {
  if (kind === "png") return textAt(bytes, 1, 4) === "PNG";
  if (kind === "webp") return textAt(bytes, 0, 4) === "RIFF" && textAt(bytes, 8, 12) === "WEBP";
  return /<svg\b/i.test(text);
}

/**
 * What is wrong with the file behind `logo` or `icon`, a sentence each (OPS-01). Members see such a file all the same,
 * as an image in which no script runs; whoever installs it is told.
 */
export function pictureFaults(entry: string, path: string, bytes: Uint8Array): readonly string[] {
  const kind = path.slice(path.lastIndexOf(".") + 1).toLowerCase() as Kind;
  const text = kind === "svg" ? new TextDecoder().decode(bytes) : "";
  const faults = kind === "svg" ? FORBIDDEN.filter(([what]) => what.test(text)).map(([, says]) => says) : [];
  if (bytes.length > MOST[kind]) faults.push(`has ${bytes.length} bytes, at most ${MOST[kind]} are taken`);
  if (!isOf(kind, bytes, text)) faults.push(`is no ${kind === "webp" ? "WebP" : kind.toUpperCase()} file`);
  return faults.map((fault) => `brand.${entry}: ${path} ${fault}`);
}
