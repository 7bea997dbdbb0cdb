import { expect, test } from "vitest";
import { i18n, showLanguage } from "./i18n.ts";
import { teamsPattern, teamsText } from "./teams.ts";

test("the word between two teams is the language's own", async () => {
  const match = { home: "Arsenal", away: "Chelsea" };
  await showLanguage("en-US");
  expect(teamsText(i18n, match)).toBe("Arsenal v Chelsea");
  expect(teamsPattern(i18n)).toBe("{home} v {away}");
  await showLanguage("zh-CN");
  expect(teamsText(i18n, match)).toBe("Arsenal vs Chelsea");
  expect(teamsPattern(i18n)).toBe("{home} vs {away}");
});
