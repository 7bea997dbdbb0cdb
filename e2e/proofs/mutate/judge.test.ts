import { expect, test } from "vitest";
import { hasNoticed, isEndless } from "./judge.ts";

test.each([
  ["a machine that is ten times slower", 119_000, 1_500, false],
  ["a loop in a thread of its own", 121_000, 900, true],
  ["a loop that lets its process say nothing", 0, 121_000, true],
])("%s: %d ms of processor time, %d ms of silence", (_what, cpu, silence, endless) => {
  expect(isEndless(cpu, silence)).toBe(endless);
});

test("only the tests of a change can notice it, whatever others said of the one before", () => {
  const ran = [
    { moduleId: "/a.test.ts", ok: () => true },
    { moduleId: "/b.test.ts", ok: () => false },
  ];
  expect(hasNoticed(ran, ["/a.test.ts"])).toBe(false);
  expect(hasNoticed(ran, ["/a.test.ts", "/b.test.ts"])).toBe(true);
});
