const REORDERING = /[\u202A-\u202E\u2066-\u2069]/;
const ALL_REORDERING = new RegExp(REORDERING, "g");

/** The server's text up to a length, without the marks that reorder adjacent text (trust E10). */
export function plainText(value: string, longest: number): string {
  const cut = value.length > longest ? value.slice(0, longest) : value;
  return REORDERING.test(cut) ? cut.replaceAll(ALL_REORDERING, "") : cut;
}
