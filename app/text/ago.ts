const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ["day", 1_440],
  ["hour", 60],
  ["minute", 1],
];

/** How long ago something was, in words: "2 hours ago", "this minute" (LNK-07). */
export function agoText(locale: string, minutes: number): string {
  const [unit, length] = STEPS.find(([, least]) => minutes >= least) ?? (["minute", 1] as const);
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(-Math.floor(minutes / length), unit);
}
