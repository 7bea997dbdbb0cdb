import { expect, test } from "vitest";
import { i18n, showLanguage } from "./i18n.ts";
import { teamsPattern, teamsText, wholeWords } from "./teams.ts";

test("the word between two teams is the language's own", async () => {
  const match = { home: "Arsenal", away: "Chelsea" };
  await showLanguage("en-US");
  expect(teamsText(i18n, match)).toBe("Arsenal v Chelsea");
  expect(teamsPattern(i18n)).toBe("{home} v {away}");
  await showLanguage("zh-CN");
  expect(teamsText(i18n, match)).toBe("Arsenal vs Chelsea");
  expect(teamsPattern(i18n)).toBe("{home} vs {away}");
});

test("a Thai name may break at its spaces alone, and reads the same", () => {
  const name = "แมนเชสเตอร์ ยูไนเต็ด";
  expect(wholeWords(name).split("\u2060").join("")).toBe(name);
  // every place where a syllable begins, none before a mark that stands on a letter
  expect(wholeWords("เชลซี")).toBe("เช\u2060ล\u2060ซี");
  expect(wholeWords("บี")).toBe("บี");
  expect(wholeWords("Bayern München")).toBe("Bayern München");
  expect(wholeWords("川崎フロンターレ")).toBe("川崎フロンターレ");
});
