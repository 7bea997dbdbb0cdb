import { expect, test } from "vitest";
import { wholeTerms } from "./thaiWords.ts";

const lines = (words: string): readonly string[] =>
  [...new Intl.Segmenter("th", { granularity: "word" }).segment(words)].map(({ segment }) => segment);

test("what a browser takes for two words has a joiner wherever it could break", () => {
  expect(lines("วางเดิมพัน")).toEqual(["วาง", "เดิม", "พัน"]);
  // a joiner is a segment of its own to this segmenter, but no place to break
  expect(wholeTerms("วางเดิมพัน")).toBe("วางเดิ\u2060ม\u2060พั\u2060น");
});

test("every term is held, whatever stands around it, and nothing else is touched", () => {
  expect(wholeTerms("ของผู้ให้บริการ")).toBe("ของผู้\u2060ให้\u2060บ\u2060ริ\u2060กา\u2060ร");
  const plain = "กรุณาลองใหม่ในอีกสักครู่ {0} min";
  expect(wholeTerms(plain)).toBe(plain);
  expect(wholeTerms("แคชเอาท์แล้ว {part}").replaceAll("\u2060", "")).toBe("แคชเอาท์แล้ว {part}");
});

test("what is held already stays as it is", () => {
  const held = wholeTerms("เดิมพันแคชเอาท์");
  expect(wholeTerms(held)).toBe(held);
});
