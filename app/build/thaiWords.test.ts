import { expect, test } from "vitest";
import { wholeTerms } from "./thaiWords.ts";

const words = (text: string): readonly string[] =>
  [...new Intl.Segmenter("th", { granularity: "word" }).segment(text)].map(({ segment }) => segment);

test("what a browser takes for several words is held together, with a break at its edges", () => {
  expect(words("วางเดิมพัน")).toEqual(["วาง", "เดิม", "พัน"]);
  expect(wholeTerms("วางเดิมพัน")).toBe("วาง\u200bเดิ\u2060ม\u2060พั\u2060น");
  expect(wholeTerms("สเต็ป 3")).toBe("ส\u2060เต็\u2060ป 3");
});

test("the words around a term are found as without it", () => {
  const held = words(wholeTerms("ไม่พบเดิมพันในรายการเดิมพันของคุณ ราคาสเต็ปเป็นราคายุโรปเสมอ"));
  expect(held).toEqual(expect.arrayContaining(["ใน", "รายการ", "ของ", "คุณ", "ราคา"]));
});

test("nothing else is touched, and what is held already stays as it is", () => {
  const plain = "กรุณาลองใหม่ในอีกสักครู่ {0} min";
  expect(wholeTerms(plain)).toBe(plain);
  expect(wholeTerms("แคชเอาท์แล้ว {part}").replace(/[\u2060\u200b]/g, "")).toBe("แคชเอาท์แล้ว {part}");
  const held = wholeTerms("เดิมพันแคชเอาท์");
  expect(wholeTerms(held)).toBe(held);
});
