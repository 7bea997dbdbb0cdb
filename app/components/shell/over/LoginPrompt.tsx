"use no memo";

import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useId } from "react";
import { Crest } from "#app/components/views/Crest.tsx";
import { positionOf } from "#app/domain/odds/markets.ts";
import { formatOdds } from "#app/domain/odds/odds.ts";
import { isOutright, type Selection } from "#app/domain/slip/selection.ts";
import { useBoardMatch } from "#app/flows/lists/liveMatch.ts";
import { choiceTitle } from "#app/text/choices.ts";
import { marketLine } from "#app/text/markets.ts";
import { progressText } from "#app/text/progress.ts";
import { Sheet } from "#app/ui/layers/Sheet.tsx";
import styles from "./LoginPrompt.module.css";

interface KeptPickProps {
  readonly pick: Selection;
}

/** The match of a pick with the score and minute of now, or what an outright is about. */
function Where({ pick }: KeptPickProps) {
  const { i18n, t } = useLingui();
  const outright = isOutright(pick);
  const match = useBoardMatch(outright ? undefined : pick.matchId);
  if (outright) return <bdi>{pick.away}</bdi>;
  const score = match?.stage === "live" ? match.score : undefined;
  return (
    <>
      <bdi>{pick.home}</bdi> {score ? <b>{`${score.home}–${score.away}`}</b> : t`v`} <bdi>{pick.away}</bdi>
      {match && score && (
        <>
          {" · "}
          <b>{progressText(i18n, match)}</b>
        </>
      )}
    </>
  );
}

/** The pick as a card: crest of its side, market, match, and the price at which it was tapped. */
function KeptPick({ pick }: KeptPickProps) {
  const { i18n } = useLingui();
  const match = useBoardMatch(isOutright(pick) ? undefined : pick.matchId);
  const key = positionOf(pick.marketId, pick.sportId, pick.betPos);
  const side = key === "home" || key === "away" ? key : undefined;
  return (
    <div className={styles.card}>
      {match && side && <Crest match={match} side={side === "home" ? 0 : 1} size={28} />}
      <div className={styles.words}>
        <p className={styles.pick}>{choiceTitle(i18n, pick)}</p>
        <p className={styles.detail}>{marketLine(i18n, pick)}</p>
        <p className={styles.detail}>
          <Where pick={pick} />
        </p>
      </div>
      <p className={styles.price}>{formatOdds(pick.odds, pick.oddsStyle)}</p>
    </div>
  );
}

interface LoginPromptProps extends KeptPickProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Cancel first, then the way to the sign-in. */
  readonly actions: ReactNode;
}

/** NoLogin after a tap on a price: the pick that waits is shown, and opens by itself after the login (spec §4; design-3, picture 70). */
export function LoginPrompt({ pick, open, onClose, actions }: LoginPromptProps) {
  const { i18n, t } = useLingui();
  const id = useId();
  const [name, odds] = [choiceTitle(i18n, pick), formatOdds(pick.odds, pick.oddsStyle)];
  return (
    <Sheet
      q="dialog:login"
      role="alertdialog"
      open={open}
      onClose={onClose}
      labelledBy={`${id}-title`}
      describedBy={`${id}-text`}
    >
      <h2 className={styles.title} id={`${id}-title`}>
        {t`Please log in`}
      </h2>
      <p className={styles.text} id={`${id}-text`}>{t`${name} @ ${odds} is kept`}</p>
      <KeptPick pick={pick} />
      <div className={styles.acts}>{actions}</div>
    </Sheet>
  );
}
