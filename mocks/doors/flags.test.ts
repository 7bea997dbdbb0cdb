import { expect, test } from "vitest";
import { helpOf, numberFlag, readFlags, textFlag, wordFlag } from "./flags.ts";

const FLAGS = {
  port: numberFlag(8787, 0, 65_535),
  speed: numberFlag(1, 0, 100, false),
  size: wordFlag("demo", ["small", "demo"]),
  host: textFlag("127.0.0.1", "the address it listens on"),
};

test("flags are read, and those left out stand as they are", () => {
  expect(readFlags(FLAGS, [])).toEqual({ port: 8787, speed: 1, size: "demo", host: "127.0.0.1" });
  expect(readFlags(FLAGS, ["--", "--port", "0", "--speed", "0.5", "--size", "small"])).toMatchObject({
    port: 0,
    speed: 0.5,
    size: "small",
  });
});

test.each([
  [["--port", "abc"], "--port is a whole number, 0 to 65535"],
  [["--port", "1.5"], "--port"],
  [["--port", "70000"], "--port"],
  [["--port", ""], "--port"],
  [["--speed", "-1"], "--speed"],
  [["--speed", "Infinity"], "--speed"],
  [["--size", "huge"], "--size is small, demo"],
  [["--host="], "--host"],
  [["--now", "yesterday"], "--now"],
  [["more"], "more"],
])("%j is refused in words", (args, words) => {
  expect(() => readFlags(FLAGS, args)).toThrow(words);
});

test("the help names every flag, what it takes and what stands without it", () => {
  expect(readFlags(FLAGS, ["--help"])).toBe("help");
  expect(helpOf("run", FLAGS)).toContain('--size      small, demo ("demo")');
});
