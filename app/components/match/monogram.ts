const WIDE = /[\u0E00-\u0E7F\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7AF]/;

/** Thai vowels that are written before the consonant they follow in speech: no sign of their own. */
const LEADING_VOWEL = /^[\u0E40-\u0E44]/;

/** The first signs of a word as one sees them, marks and all. */
const lettersOf = (word: string, most: number): string =>
  Array.from(new Intl.Segmenter().segment(word), ({ segment }) => segment)
    .slice(0, most)
    .join("");

/** Up to three letters for a team: the initials of its words, or the start of its one word; one sign in Thai, with the vowel before it, and CJK (design 4.15). */
export function monogram(name: string): string {
  const clean = name.trim();
  if (WIDE.test(clean)) return lettersOf(clean, LEADING_VOWEL.test(clean) ? 2 : 1);
  const words = clean.split(/[\s./-]+/).filter((word) => /\p{L}|\d/u.test(word));
  const letters =
    words.length > 1
      ? words
          .slice(0, 3)
          .map((word) => lettersOf(word, 1))
          .join("")
      : lettersOf(words[0] ?? "", 3);
  return letters.toUpperCase();
}
