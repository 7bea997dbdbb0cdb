/** The tags that survive, by their name in the DOM; any other is replaced by its children (trust 5.1). */
export const RICH_TAGS: ReadonlySet<string> = new Set([
  "P",
  "BR",
  "B",
  "STRONG",
  "I",
  "EM",
  "U",
  "UL",
  "OL",
  "LI",
  "TABLE",
  "THEAD",
  "TBODY",
  "TR",
  "TH",
  "TD",
  "H1",
  "H2",
  "H3",
  "H4",
  "A",
  "SPAN",
  "DIV",
]);

/** Elements whose text is not for members: they are removed with everything in them. */
export const RICH_DROPPED: ReadonlySet<string> = new Set([
  "SCRIPT",
  "STYLE",
  "TEMPLATE",
  "IFRAME",
  "OBJECT",
  "EMBED",
  "NOSCRIPT",
  "SVG",
  "MATH",
  "TITLE",
  "HEAD",
]);

/** A URL to which content may link: https only, absolute, and without user info (CON-03, E4). */
export function richAddress(text: string | null): string | undefined {
  const whole = text?.trim() ?? "";
  if (!/^https:\/\//i.test(whole) || !URL.canParse(whole)) return undefined;
  const url = new URL(whole);
  if (url.protocol !== "https:" || url.username !== "" || url.password !== "") return undefined;
  return url.href;
}

/** How many columns a cell spans, 2 to 49; undefined for one or an invalid value. */
export function richSpan(text: string | null): number | undefined {
  const span = Number(text);
  return Number.isInteger(span) && span > 1 && span < 50 ? span : undefined;
}
