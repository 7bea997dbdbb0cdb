import { useLingui } from "@lingui/react/macro";
import { useFeed } from "#app/stores/feed.ts";
import { generalText } from "#app/text/refusals.ts";

/** A call without an answer (spec §8). */
const NO_ANSWER = -2;

/** The text for a failed call. */
export interface FailureWordsProps {
  /** A code of the bookmaker, or of a call that failed (spec §8). */
  readonly code: number;
}

/** What a code means, in the words of the list of codes (spec §8). */
export function FailureWords({ code }: FailureWordsProps) {
  const { i18n, t } = useLingui();
  const unreachable = useFeed((feed) => feed.loss === "unreachable");
  // the member's own connection works: checking it would not help
  if (code === NO_ANSWER && unreachable) return t`The bookmaker cannot be reached. Please try again later.`;
  return i18n._(generalText(code));
}
