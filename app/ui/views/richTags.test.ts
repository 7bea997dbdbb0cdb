import { expect, test } from "vitest";
import { richAddress, richSpan } from "./richTags.ts";

test.each([
  "javascript:alert(1)",
  " JavaScript:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,<script>1</script>",
  "http://example.com/",
  "//evil.example",
  "/\\evil.example",
  "https://good.example@evil.example/",
  "blob:https://good.example/1",
  "mailto:a@b.example",
  "ftp://x.example",
  "",
  null,
])("%j leads nowhere", (text) => expect(richAddress(text)).toBeUndefined());

test("an https address is kept whole", () =>
  expect(richAddress(" https://help.example/a?b=c#d ")).toBe("https://help.example/a?b=c#d"));

test.each([
  ["2", 2],
  ["49", 49],
  ["50", undefined],
  ["1", undefined],
  ["-3", undefined],
  ["2px", undefined],
  [null, undefined],
])("a span of %j is %j", (text, span) => expect(richSpan(text)).toBe(span));
