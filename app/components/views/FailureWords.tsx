import { useLingui } from "@lingui/react/macro";
import { generalText } from "#app/text/refusals.ts";

/** What is said of a failed call. */
export interface FailureWordsProps {
  /** A code of the bookmaker, or of a call that failed (spec §8). */
  readonly code: number;
}

/** What a code means, in the words of the list of codes (spec §8). */
export function FailureWords({ code }: FailureWordsProps) {
  const { i18n } = useLingui();
  return i18n._(generalText(code));
}
