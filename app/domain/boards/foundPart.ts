import { foldText } from "#app/domain/foldText.ts";

/** A name with the letters that a search found in it; `found` is "" if they cannot be told apart from the rest. */
export interface FoundPart {
  readonly before: string;
  readonly found: string;
  readonly after: string;
}

/** A letter may be written as two, or two as one: so much longer or shorter than the typed text its place may be. */
const SLACK = 3;

const isGap = (sign: string | undefined): boolean => sign === undefined || foldText(sign) === "";

/** Where the folded text stands in a name, from this letter on; undefined if it does not begin there. */
function endFrom(letters: readonly string[], start: number, words: string): number | undefined {
  for (let length = Math.max(1, words.length - SLACK); length <= words.length + SLACK; length++) {
    const end = start + length;
    if (end > letters.length) return undefined;
    if (!isGap(letters[end - 1]) && foldText(letters.slice(start, end).join("")) === words) return end;
  }
  return undefined;
}

/** The letters of a name that a search found: at the beginning of a word if it can be, else the first place. */
export function foundPart(name: string, typed: string): FoundPart {
  const letters = Array.from(name);
  const words = foldText(typed);
  const places = letters.flatMap((letter, start) => {
    const end = words === "" || isGap(letter) ? undefined : endFrom(letters, start, words);
    return end === undefined ? [] : [{ start, end }];
  });
  const [first] = places;
  const place = places.find(({ start }) => isGap(letters[start - 1])) ?? first;
  if (place === undefined) return { before: name, found: "", after: "" };
  const text = (from: number, to?: number) => letters.slice(from, to).join("");
  return { before: text(0, place.start), found: text(place.start, place.end), after: text(place.end) };
}
