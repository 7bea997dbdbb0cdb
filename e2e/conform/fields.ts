import { type Answer } from "./wire.ts";

/** True for fields that are ids, by their name; a handful are text and are checked elsewhere. */
export const isIdField = (name: string): boolean =>
  /^(?:SportID|MatchID|MainID|MarketID|CouID|LeagueID|OrID|MpID|NoticeID|ComboID)$/.test(name);

function visit(value: unknown, wanted: (name: string) => boolean, seen: (value: unknown, name: string) => void): void {
  if (Array.isArray(value)) {
    for (const part of value) visit(part, wanted, seen);
    return;
  }
  if (typeof value !== "object" || value === null) return;
  for (const [name, part] of Object.entries(value)) {
    if (wanted(name)) seen(part, name);
    visit(part, wanted, seen);
  }
}

/** Every field with one of these names in every response. */
export function eachField(
  log: readonly Answer[],
  names: readonly string[] | ((name: string) => boolean),
  seen: (value: unknown, name: string, answer: Answer) => void,
): void {
  const wanted = typeof names === "function" ? names : (name: string) => names.includes(name);
  for (const answer of log) visit(answer.json, wanted, (value, name) => seen(value, name, answer));
}
