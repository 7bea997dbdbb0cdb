import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FRAME_RATE, HEIGHT, LOOP_SECONDS, pictureAt, WIDTH } from "#mocks/media/pitch.ts";

const FOLDER = import.meta.dirname;

/** Runs Debian's ffmpeg; throws with its own message if it fails. */
function ffmpeg(...args: string[]): void {
  const { status, stderr, error } = spawnSync("ffmpeg", ["-y", "-loglevel", "error", ...args]);
  if (error) throw error;
  if (status !== 0) throw new Error(String(stderr));
}

/** How often the stream repeats the clip: a quarter of an hour. */
const ROUNDS = 75;

/** A playlist that repeats one segment (RFC 8216). */
function playlist(): string {
  const round = `#EXTINF:${LOOP_SECONDS.toFixed(3)},\npitch.mpegts\n`;
  const head = `#EXTM3U\n#EXT-X-VERSION:3\n#EXT-X-TARGETDURATION:${LOOP_SECONDS}\n#EXT-X-PLAYLIST-TYPE:VOD\n`;
  return `${head}${Array.from({ length: ROUNDS }, () => round).join("#EXT-X-DISCONTINUITY\n")}#EXT-X-ENDLIST\n`;
}

/** Draws the clip frame by frame and encodes it twice: a file, and one segment of a stream (H.264 baseline, no sound). */
function main(): void {
  const frames = Array.from({ length: LOOP_SECONDS * FRAME_RATE }, (_, frame) => pictureAt(frame / FRAME_RATE));
  const scratch = mkdtempSync(join(tmpdir(), "pitch-"));
  const raw = join(scratch, "frames.rgb");
  const file = join(FOLDER, "pitch.mp4");
  writeFileSync(raw, Buffer.concat(frames));
  const source = [
    "-f",
    "rawvideo",
    "-pix_fmt",
    "rgb24",
    "-s",
    `${WIDTH}x${HEIGHT}`,
    "-r",
    String(FRAME_RATE),
    "-i",
    raw,
  ];
  const picture = ["-c:v", "libx264", "-profile:v", "baseline", "-pix_fmt", "yuv420p", "-preset", "veryslow"];
  // a key frame every 2 s; no encoder metadata, so that the same pictures give the same bytes
  const size = ["-crf", "32", "-g", String(FRAME_RATE * 2), "-bitexact", "-flags:v", "+bitexact"];
  ffmpeg(...source, ...picture, ...size, "-movflags", "+faststart", file);
  ffmpeg(
    "-i",
    file,
    "-c",
    "copy",
    "-bitexact",
    "-f",
    "mpegts",
    "-pat_period",
    "6",
    "-sdt_period",
    "12",
    join(FOLDER, "pitch.mpegts"),
  );
  writeFileSync(join(FOLDER, "pitch.m3u8"), playlist());
  rmSync(scratch, { recursive: true });
  for (const name of ["pitch.mp4", "pitch.mpegts"])
    console.log(`${name}: ${(readFileSync(join(FOLDER, name)).byteLength / 1000).toFixed(1)} kB`);
}

main();
