import { type Call, numberFrom, type Reply } from "#mocks/api/reply.ts";

/** A scheduled channel that sends nothing, so that "resource unavailable" can be tested. */
const DEAD_CHANNEL = 9;

/**
 * True if a page answers its own calls: a URL on the same host then needs no host, which may be one that the app would
 * not follow.
 */
const inPage = "document" in globalThis;

/**
 * The video of a match (contract, GetTV): odd channels are a stream, even ones a file, the dead one is none. Both are
 * under `tv` beside the calls: every interface, the dev server and the demo serve them (media/serve.ts).
 */
export function getTv({ world, query, origin, path }: Call): Reply {
  const id = numberFrom(query.get("matchId"));
  const channel = (id === undefined ? undefined : world.book.desk(id))?.fixture.tv ?? 0;
  if (channel === 0 || channel === DEAD_CHANNEL) return { Code: 0, Data: { Type: "none", Url: "" } };
  const base = `${inPage ? "" : origin}${path.slice(0, path.indexOf("/api/Comm/GetTV"))}/tv`;
  return channel % 2 === 1
    ? { Code: 0, Data: { Type: "hls", Url: `${base}/pitch.m3u8` } }
    : { Code: 0, Data: { Type: "mp4", Url: `${base}/pitch.mp4` } };
}
