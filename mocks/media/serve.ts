import { readFileSync } from "node:fs";

/** The video files and their types. */
export const CLIP_TYPES: Readonly<Record<string, string>> = {
  "pitch.mp4": "video/mp4",
  "pitch.mpegts": "video/mp2t",
  "pitch.m3u8": "application/vnd.apple.mpegurl",
};

/** A file or a part of it, in response to a GET. */
export interface ClipAnswer {
  readonly status: 200 | 206 | 416;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** The bytes of the clip at a path under /tv, whole or one range (RFC 9110, 14); undefined for other paths. */
export function serveClip(pathname: string, range: string | undefined): ClipAnswer | undefined {
  const name = /\/tv\/([\w.]+)$/.exec(pathname)?.[1] ?? "";
  const type = Object.hasOwn(CLIP_TYPES, name) ? CLIP_TYPES[name] : undefined;
  if (type === undefined) return undefined;
  const whole = readFileSync(new URL(name, import.meta.url));
  const headers = { "content-type": type, "accept-ranges": "bytes", "cache-control": "max-age=3600" };
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range ?? "") ?? [];
  if (from === undefined) return { status: 200, headers, body: whole };
  const first = Number(from);
  const last = to === undefined || to === "" ? whole.length - 1 : Math.min(Number(to), whole.length - 1);
  if (first >= whole.length || last < first)
    return { status: 416, headers: { ...headers, "content-range": `bytes */${whole.length}` }, body: Buffer.alloc(0) };
  return {
    status: 206,
    headers: { ...headers, "content-range": `bytes ${first}-${last}/${whole.length}` },
    body: whole.subarray(first, last + 1),
  };
}
