import { expect, test } from "vitest";
import { entriesOf } from "./catalogue.ts";
import { messageFault, styleOf, textFault } from "./wordFaults.ts";

const STYLE = styleOf(
  "# A page\n\n- never: `got lost`, `nothing was bet`\n- cash-out: a noun, not `cash out offer`\n- register: you\n",
);
const PLAIN = { context: "", fuzzy: false };
const TWO = "{count, plural, one {# bet} other {# bets}}";

/** Language, message, its words, and what must be said of them. */
const PLANTED: readonly (readonly [string, string, string, RegExp])[] = [
  ["th-TH", "Live", "", /no words/],
  ["fr-FR", "Back at {when}", "De retour", /placeholders/],
  ["fr-FR", "Back at {when}", "De retour à {wann}", /placeholders/],
  ["fr-FR", "Read <0>the rules</0>", "Lisez les règles", /tags/],
  ["fr-FR", TWO, "{count, plural, other {# paris}}", /plural "one" is missing/],
  ["ja-JP", TWO, "{count, plural, one {#件} other {#件}}", /no plural "one"/],
  ["en-US", "The answer got lost.", "The answer got lost.", /not written any more/],
  ["en-US", "See the offer", "See the cash out offer", /not written any more/],
  ["zh-TW", "What is a parlay?", "什么是過關？", /character 么/],
  ["zh-TW", "Disputes", "争議", /character 争/],
  ["zh-CN", "Disputes", "爭议", /character 爭/],
  ["fr-FR", "Balance:", "Solde :", /unbreakable space/],
  ["fr-FR", "Is it yours?", "Est-ce le vôtre?", /unbreakable space/],
  ["es-ES", "Is it yours?", "Es tuya?", /¿ or ¡/],
  ["pt-BR", "Today's matches", "Jogos d'hoje", /straight quotation mark/],
  ["pt-BR", "The “best” line", 'A "melhor" linha', /straight quotation mark/],
  ["id-ID", "Check the bet", "Periksa the bet", /English word the/],
  ["vi-VN", "Max", "Số tiền tối đa", /wide, at most 8/],
  ["ja-JP", "Max", "最大金額で", /wide, at most 8/],
  ["zh-CN", "Choose another day.", "请选择,别的日期。", /half-width/],
  ["es-ES", "Choose another day", "Elige  otro día", /space too many/],
  ["es-ES", "No bet was placed on this selection.", "No se ha apostado en esta selección", /sentence/],
];

test.each(PLANTED)("finds the planted fault in %s: %s → %s", (language, id, words, fault) =>
  expect(messageFault(language, { ...PLAIN, id, words }, STYLE)).toMatch(fault),
);

test("finds a doubtful mark, and reads rule chapters too", () => {
  expect(messageFault("th-TH", { ...PLAIN, id: "Live", words: "สด", fuzzy: true }, STYLE)).toBe("marked as doubtful");
  expect(textFault("zh-TW", "錯誤與争議", STYLE)).toMatch(/争/);
});

test("lets good words pass", () => {
  const good: readonly (readonly [string, string, string])[] = [
    ["fr-FR", "Is it yours?", "Est-ce le vôtre\u00A0?"],
    ["es-ES", "Is it yours?", "¿Es tuya?"],
    ["ja-JP", TWO, "{count, plural, other {#件}}"],
    ["th-TH", "No bet was placed on this selection.", "ไม่ได้วางเดิมพัน"],
    ["zh-TW", "Disputes", "錯誤與爭議"],
  ];
  for (const [language, id, words] of good) expect(messageFault(language, { ...PLAIN, id, words }, STYLE)).toBe("");
});

test("reads a catalogue whose words go over several lines", () =>
  expect(entriesOf('msgid ""\nmsgstr ""\n\nmsgctxt "bets"\nmsgid "Set"\n"tled"\nmsgstr "ชำระ"\n"แล้ว"\n')).toEqual([
    { id: "Settled", context: "bets", words: "ชำระแล้ว", fuzzy: false },
  ]));
