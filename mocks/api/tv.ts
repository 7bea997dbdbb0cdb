import { type Call, numberFrom, type Reply, type Route } from "#mocks/api/reply.ts";

/** Where the drawn clip lies for a page that brings it along: as a file, and as one segment of a stream. */
export interface Clips {
  readonly file: string;
  readonly segment: string;
}

const SEGMENT_SECONDS = 12;
const WINDOW = 4;

/** A channel that is on the schedule and sends nothing, so that "resource unavailable" can be met. */
export const DEAD_CHANNEL = 9;

/** The video of a match (contract, GetTV): odd channels are a stream, even ones a file, the dead one is none. */
export function getTv({ world, query, origin, path }: Call): Reply {
  const id = numberFrom(query.get("matchId"));
  const channel = (id === undefined ? undefined : world.book.desk(id))?.fixture.tv ?? 0;
  if (channel === 0 || channel === DEAD_CHANNEL) return { Code: 0, Data: { Type: "none", Url: "" } };
  const { clips } = world.options;
  // a page that brings the clip along answers itself, and needs no host in the address; a door has its own
  const base = path.slice(0, path.indexOf("/api/Comm/GetTV"));
  const own = (name: string) => `${clips ? "" : origin}${base}/tv/${name}`;
  return channel % 2 === 1
    ? { Code: 0, Data: { Type: "hls", Url: own("live.m3u8") } }
    : { Code: 0, Data: { Type: "mp4", Url: clips?.file ?? own("pitch.mp4") } };
}

/** The last 48 seconds of a stream that never ends: the same clip again and again (RFC 8216, live playlists). */
function playlist({ world }: Call): Reply {
  const segment = world.options.clips?.segment ?? "pitch.mpegts";
  const first = Math.floor(world.clock.wall() / 1000 / SEGMENT_SECONDS) - WINDOW;
  const lines = [
    "#EXTM3U",
    "#EXT-X-VERSION:3",
    `#EXT-X-TARGETDURATION:${SEGMENT_SECONDS}`,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${first}`,
    `#EXT-X-PROGRAM-DATE-TIME:${new Date(first * SEGMENT_SECONDS * 1000).toISOString()}`,
  ];
  for (let i = 0; i < WINDOW; i += 1) {
    if (i > 0) lines.push("#EXT-X-DISCONTINUITY");
    lines.push(`#EXTINF:${SEGMENT_SECONDS.toFixed(3)},`, segment);
  }
  return { text: `${lines.join("\n")}\n`, type: "application/vnd.apple.mpegurl" };
}

/** What the pictures need beside the contract's calls. */
export const TV_ROUTES: readonly Route[] = [{ method: "get", path: "/tv/live.m3u8", login: false, answer: playlist }];
