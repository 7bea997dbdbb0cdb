import { expect, it } from "vitest";
import { wordsOf } from "./words.ts";

it("tells a message apart from the one of the same English that has a context", () => {
  const thai = wordsOf("th-TH");
  expect(thai("Undo")).toBe("เลิกทำ");
  expect(thai("Undo", "quick bet")).toBe("ยกเลิก");
});

it("throws at words that the catalogue does not have", () => {
  expect(() => wordsOf("th-TH")("Undo", "nowhere")).toThrow("th-TH has no words for Undo (nowhere)");
});
