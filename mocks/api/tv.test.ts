import { getResponse } from "msw";
import { describe, expect, test } from "vitest";
import { handlers } from "#mocks/doors/handlers.ts";
import { serveClip } from "#mocks/media/serve.ts";
import { createWorld } from "#mocks/world/world.ts";

const ask = async (address: string) => {
  const response = await getResponse(handlers(createWorld()), new Request(address));
  if (response === undefined) throw new Error(`nobody answers ${address}`);
  return response;
};

describe("the pictures of a match", () => {
  test.each([
    [501, { Type: "hls", Url: "http://127.0.0.1:8787/tv/pitch.m3u8" }],
    [502, { Type: "mp4", Url: "http://127.0.0.1:8787/tv/pitch.mp4" }],
    [505, { Type: "none", Url: "" }],
    [503, { Type: "none", Url: "" }],
    [999_999, { Type: "none", Url: "" }],
  ])("of match %i are at the door that was asked", async (matchId, Data) => {
    const response = await ask(`http://127.0.0.1:8787/api/Comm/GetTV?matchId=${matchId}`);
    expect(await response.json()).toEqual({ Code: 0, Data });
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

  test("are a stream of a quarter of an hour, in segments that are there", () => {
    const lines = serveClip("/tv/pitch.m3u8", undefined)?.body.toString().split("\n") ?? [];
    const segments = lines.filter((line) => line !== "" && !line.startsWith("#"));
    expect(segments).toHaveLength(75);
    expect(new Set(segments)).toEqual(new Set(["pitch.mpegts"]));
    expect(lines.filter((line) => line === "#EXTINF:12.000,")).toHaveLength(75);
    expect(lines.filter((line) => line === "#EXT-X-DISCONTINUITY")).toHaveLength(74);
    expect(lines.at(-2)).toBe("#EXT-X-ENDLIST");
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
