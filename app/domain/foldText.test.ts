import { expect, test } from "vitest";
import { foldText } from "./foldText.ts";

test.each([
  ["SHB Đà Nẵng", "shb da nang"],
  ["Fenerbahçe IŞIKLI ı", "fenerbahce isikli i"],
  ["Preußen Münster", "preussen munster"],
  ["Ægir Þór", "aegir thor"],
  ["Bodø/Glimt, Łódź, København", "bodo/glimt, lodz, kobenhavn"],
  ["  Świątek  ", "swiatek"],
  ["AS Saint-Étienne", "as saint etienne"],
  ["FC St. Gallen", "fc st gallen"],
  ["O’Higgins", "o higgins"],
  ["O'Higgins", "o higgins"],
  ["ＦＣ東京", "fc東京"],
  ["レアル・マドリード", "レアル マドリード"],
  ["ガンバ大阪", "ガンバ大阪"],
  ["서울", "서울"],
  ["บุรีรัมย์", "บุรีรัมย์"],
  ["...", ""],
])("%s is searched as %s", (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test.each(["ฟุตบอลน้ำ", "ガンバ", "Đà Nẵng"])("what was folded folds to itself: %s", (text) => {
  expect(foldText(foldText(text))).toBe(foldText(text));
});
