import { expect, test } from "vitest";
import { startLanguage } from "./lateStart.ts";

test.each([
  [["th-TH", "fr-FR"], "th-TH"],
  [[undefined, null, 7, "", "jp"], "ja-JP"],
  [["xx-XX", "pt-PT"], "pt-BR"],
  [["zh-HK"], "zh-TW"],
  [["zh-Hant-MO"], "zh-TW"],
  [["zh-SG"], "zh-CN"],
  [["es"], "es-ES"],
  [["xx", "constructor"], "en-US"],
  [[], "en-US"],
])("of %j, words come in %s", (wanted, language) => {
  expect(startLanguage(wanted)).toBe(language);
});
