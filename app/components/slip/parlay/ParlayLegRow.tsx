import { useLingui } from "@lingui/react/macro";
import { PickCrest } from "#app/components/views/TeamCrest.tsx";
import { formatOdds } from "#app/domain/odds/odds.ts";
import { type PaintedLeg } from "#app/domain/slip/paintedLeg.ts";
import { watchCover } from "#app/flows/slip/facts/sight.ts";
import { choiceTitle } from "#app/text/choices.ts";
import { marketLine } from "#app/text/markets.ts";
import { progressText } from "#app/text/progress.ts";
import { dateTimeText } from "#app/text/time/dateTexts.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import { Spinner } from "#app/ui/views/Spinner.tsx";
import { Tag } from "#app/ui/Tag.tsx";
import { wholeWords } from "#app/text/teams.ts";
import { DOT } from "#app/text/betLine.ts";
import styles from "./ParlayLegRow.module.css";

interface ParlayLegRowProps {
  readonly leg: PaintedLeg;
  /** Hours east of UTC. */
  readonly timeZone: number;
  readonly locked: boolean;
  readonly onRemove: () => void;
}

/** A leg's decimal price, with the previous one after a move, or why it cannot be bet on. */
function LegPrice({ leg }: { readonly leg: PaintedLeg }) {
  const { t } = useLingui();
  const { price, before, move, state } = leg;
  if (state === "updating") return <Spinner size={18} />;
  if (state === "closed") return <Icon name="lock" size={18} />;
  const text = formatOdds(price.odds, 2);
  const from = before && formatOdds(before.odds, 2);
  const moved = move === "better" || move === "worse" ? move : undefined;
  return (
    <>
      {from !== undefined && from !== text && <s className={styles.before}>{from}</s>}
      {/* a new key starts the flash anew */}
      <output key={text} className={styles.price} aria-label={t`Odds`} data-moved={moved}>
        {text}
      </output>
    </>
  );
}

/** One match of the parlay: pick, teams with the live minute and score first, market, price, remove (design 4.11). */
export function ParlayLegRow({ leg, timeZone, locked, onRemove }: ParlayLegRowProps) {
  const { i18n, t } = useLingui();
  const { selection, match, price, state } = leg;
  const { score, stage, home, away, minParlay } = selection;
  const title = choiceTitle(i18n, { ...selection, ...price });
  const live = stage === "live";
  return (
    <li
      className={styles.leg}
      data-q={`leg:${selection.matchId}`}
      data-q-state={leg.before ? "changed" : state}
      data-q-value={price.odds}
      data-dead={state === "closed" || state === "notForParlay" || undefined}
    >
      <div className={styles.words} ref={watchCover}>
        <p key={price.hdp} className={styles.pick} data-moved={leg.move === "line" || undefined}>
          <PickCrest pick={selection} size={20} />
          <span>{title}</span>
        </p>
        <p className={styles.teams}>
          {live && (
            <b className={styles.live}>
              {progressText(i18n, match ?? { sportId: selection.sportId })} {score && `${score[0]}–${score[1]}`}
              {" · "}
            </b>
          )}
          <bdi>{wholeWords(home)}</bdi> {t`v`} <bdi>{wholeWords(away)}</bdi>
        </p>
        <p className={styles.market}>
          {marketLine(i18n, selection)}
          {!live && `${DOT}${dateTimeText(i18n.locale, selection.startsAt, timeZone)}`}
        </p>
        <p className={styles.tags}>
          {state === "closed" && <Tag tone="grey">{t`Closed`}</Tag>}
          {state === "notForParlay" && <Tag tone="grey">{t`Singles only`}</Tag>}
          {state === "updating" && <Tag tone="warn">{t`Odds are updating`}</Tag>}
          {minParlay > 2 && <Tag tone="accent">{t`${minParlay}+ legs`}</Tag>}
        </p>
      </div>
      <div className={styles.figures} aria-live="polite">
        <LegPrice leg={leg} />
      </div>
      <IconButton
        q={`drop:${selection.matchId}`}
        icon="close"
        label={t`Remove ${title}`}
        disabled={locked}
        onClick={onRemove}
      />
    </li>
  );
}
