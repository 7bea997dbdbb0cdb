import { expect, test } from "vitest";
import { monogram } from "./monogram.ts";

test.each([
  ["Arsenal", "ARS"],
  ["Manchester United", "MU"],
  ["Brighton & Hove Albion", "BHA"],
  ["Paris Saint-Germain", "PSG"],
  ["Gen.G", "GG"],
  ["T1", "T1"],
  ["阿森纳", "阿"],
  ["บุรีรัมย์ ยูไนเต็ด", "บุ"],
  ["เชลซี", "เช"],
  ["", ""],
])("%s is %s", (name, letters) => expect(monogram(name)).toBe(letters));
