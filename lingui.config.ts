import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";

/** Catalogues of the app's words. en-US is the source; the others are translated in the trade's words. */
export default defineConfig({
  sourceLocale: "en-US",
  locales: ["en-US", "zh-CN", "zh-TW", "id-ID", "ja-JP", "th-TH", "vi-VN", "fr-FR", "pt-BR", "es-ES"],
  catalogs: [{ path: "<rootDir>/locales/{locale}", include: ["app"], exclude: ["**/*.test.*"] }],
  format: formatter({ lineNumbers: false }),
});
