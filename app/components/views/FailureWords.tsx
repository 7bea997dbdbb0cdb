import { useLingui } from "@lingui/react/macro";
import { useRefreshToken } from "#app/api/access/refreshToken.ts";
import { useFeed } from "#app/stores/feed.ts";
import { generalHelp, generalText } from "#app/text/refusals.ts";
import { Spinner } from "#app/ui/views/Spinner.tsx";
import styles from "./FailureWords.module.css";

/** A call without an answer (spec §8). */
const NO_ANSWER = -2;

/** A call whose token was no longer good (spec §8). */
const UNAUTHORIZED = -401;

/** The text for a failed call. */
export interface FailureWordsProps {
  /** A code of the bookmaker, or of a call that failed (spec §8). */
  readonly code: number;
}

/** What a code means: the words of the list of codes, and below them what can be done about it (spec §8). */
export function FailureWords({ code }: FailureWordsProps) {
  const { i18n, t } = useLingui();
  const unreachable = useFeed((feed) => feed.loss === "unreachable");
  const isRenewing = useRefreshToken();
  // a call that came with an old token is repeated with the new one
  if (code === UNAUTHORIZED && isRenewing) return <Spinner />;
  const help = generalHelp(code);
  // the member's own connection works: checking it would not help
  const more =
    code === NO_ANSWER && unreachable
      ? t`The bookmaker cannot be reached. Please try again later.`
      : help && i18n._(help);
  return (
    <>
      <b className={styles.first}>{i18n._(generalText(code))}</b>
      {more}
    </>
  );
}
