import { getResponse } from "msw";
import { describe, expect, test } from "vitest";
import { handlers } from "#mocks/handlers.ts";
import { serveClip } from "#mocks/media/serve.ts";
import { createWorld } from "#mocks/world.ts";

const ask = async (address: string, options = {}) => {
  const response = await getResponse(handlers(createWorld(options)), new Request(address));
  if (response === undefined) throw new Error(`nobody answers ${address}`);
  return response;
};

describe("the pictures of a match", () => {
  test.each([
    [501, { Type: "hls", Url: "http://127.0.0.1:8787/tv/live.m3u8" }],
    [502, { Type: "mp4", Url: "http://127.0.0.1:8787/tv/pitch.mp4" }],
    [505, { Type: "none", Url: "" }],
    [503, { Type: "none", Url: "" }],
    [999_999, { Type: "none", Url: "" }],
  ])("of match %i are at the door that was asked", async (matchId, Data) => {
    const response = await ask(`http://127.0.0.1:8787/api/Comm/GetTV?matchId=${matchId}`);
    expect(await response.json()).toEqual({ Code: 0, Data });
  });

  test("are the page's own files where it brings them along, under whatever path it lies", async () => {
    const clips = { file: "/sub/assets/pitch-1.mp4", segment: "/sub/assets/pitch-2.mpegts" };
    const [stream, file] = await Promise.all(
      [501, 502].map(async (id) => (await ask(`http://host/sub/api/Comm/GetTV?matchId=${id}`, { clips })).json()),
    );
    expect(stream).toEqual({ Code: 0, Data: { Type: "hls", Url: "/sub/tv/live.m3u8" } });
    expect(file).toEqual({ Code: 0, Data: { Type: "mp4", Url: "/sub/assets/pitch-1.mp4" } });
  });

  test("are a stream whose last 48 seconds move with the clock", async () => {
    const now = Date.parse("2026-11-21T09:30:00Z");
    const at = async (ms: number) => (await ask("http://host/tv/live.m3u8", { now: now + ms })).text();
    const first = await at(0);
    expect(first.split("\n").slice(0, 8)).toEqual([
      "#EXTM3U",
      "#EXT-X-VERSION:3",
      "#EXT-X-TARGETDURATION:12",
      "#EXT-X-MEDIA-SEQUENCE:149604446",
      "#EXT-X-DISCONTINUITY-SEQUENCE:149604446",
      "#EXT-X-PROGRAM-DATE-TIME:2026-11-21T09:29:12.000Z",
      "#EXTINF:12.000,",
      "pitch.mpegts",
    ]);
    expect(first.match(/pitch\.mpegts/g)).toHaveLength(4);
    expect(first.match(/#EXT-X-DISCONTINUITY$/gm)).toHaveLength(3);
    expect(await at(11_999)).toBe(first);
    expect(await at(12_000)).toContain("#EXT-X-MEDIA-SEQUENCE:149604447");
  });
});

describe("the clip's bytes", () => {
  test("come whole, or the part that is asked for", () => {
    const whole = serveClip("/tv/pitch.mp4", undefined);
    expect(whole?.status).toBe(200);
    expect(whole?.headers["content-type"]).toBe("video/mp4");
    expect(whole?.body.subarray(4, 8).toString()).toBe("ftyp");
    const size = whole?.body.byteLength ?? 0;
    const part = serveClip("/sub/tv/pitch.mp4", "bytes=4-7");
    expect([part?.status, part?.body.toString()]).toEqual([206, "ftyp"]);
    expect(part?.headers["content-range"]).toBe(`bytes 4-7/${size}`);
    expect(serveClip("/tv/pitch.mp4", `bytes=${size}-`)?.status).toBe(416);
    expect(serveClip("/tv/pitch.mp4", "bytes=0-")?.body.byteLength).toBe(size);
  });

  test.each(["/tv/serve.ts", "/tv/../http.ts", "/tv/constructor", "/tv/live.m3u8", "/pitch.mp4"])(
    "are nothing else's: %s",
    (path) => {
      expect(serveClip(path, undefined)).toBeUndefined();
    },
  );

  test("are small enough to live beside the code", () => {
    for (const name of ["pitch.mp4", "pitch.mpegts"])
      expect(serveClip(`/tv/${name}`, undefined)?.body.byteLength).toBeLessThan(100_000);
  });
});
