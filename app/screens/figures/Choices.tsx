import { useLingui } from "@lingui/react/macro";
import { sideOf } from "#app/components/bets/betWords.ts";
import { signed } from "#app/domain/odds/signed.ts";
import { type Figures } from "#app/domain/figures/figures.ts";
import { Icon } from "#app/ui/Icon.tsx";
import styles from "./Choices.module.css";

/** What accepting moved prices and cashing out gained or cost compared with not doing so (FIG-07, FIG-08). */
export function Choices({ figures }: { readonly figures: Figures }) {
  const { t } = useLingui();
  const { autoAccept, sales } = figures;
  const { compared, singles, worse, better, lineChanged } = autoAccept;
  const { bets, known } = sales;
  const notKnown = (unknown: number) => unknown > 0 && <small>{t`Unknown: ${unknown}`}</small>;
  if (singles + bets === 0) return null;
  return (
    <section className={styles.part} aria-label={t`What your choices gained or cost`}>
      <h2 className={styles.title}>{t`What your choices gained or cost`}</h2>
      {singles > 0 && (
        <div className={styles.row}>
          <Icon name="swap" />
          <p>
            <b>{t`Odds changes you accepted`}</b>
            {compared > 0 && <small>{t`${worse} worse, ${better} better, line changed ${lineChanged}`}</small>}
            {notKnown(autoAccept.unknown)}
            {compared < singles && (
              <small>{t`${compared} of ${singles} singles compared: the others were placed on another device`}</small>
            )}
          </p>
          <b data-side={sideOf(autoAccept.difference)}>
            {compared === lineChanged + autoAccept.unknown ? "–" : signed(autoAccept.difference)}
          </b>
        </div>
      )}
      {bets > 0 && (
        <div className={styles.row}>
          <Icon name="coin" />
          <p>
            <b>{t`Cash-outs`}</b>
            <small>{t`${known} of ${bets}, compared with letting them run`}</small>
            {notKnown(bets - known)}
          </p>
          <b data-side={sideOf(sales.difference)}>{known === 0 ? "–" : signed(sales.difference)}</b>
        </div>
      )}
    </section>
  );
}
