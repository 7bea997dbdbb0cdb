import { expect, test } from "vitest";
import { i18n, showLanguage } from "./i18n.ts";
import { teamsText } from "./teams.ts";

test("the word between two teams is the language's own", async () => {
  const match = { home: "Arsenal", away: "Chelsea" };
  await showLanguage("en-US");
  expect(teamsText(i18n, match)).toBe("Arsenal v Chelsea");
  await showLanguage("zh-CN");
  expect(teamsText(i18n, match)).toBe("Arsenal vs Chelsea");
});
