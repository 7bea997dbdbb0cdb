import { useLingui } from "@lingui/react/macro";
import { sideOf } from "#app/components/bets/betWords.ts";
import { signed } from "#app/domain/odds/signed.ts";
import { formatMoney } from "#app/domain/odds/moneyText.ts";
import { type FiguresView } from "#app/flows/figures/figures.ts";
import { percentText } from "./percentText.ts";
import { RunningLine } from "./RunningLine.tsx";
import styles from "./FigureHead.module.css";

/** The net first, then turnover, number of bets, average odds and the two shares, and the net over time (FIG-03 to FIG-05). */
export function FigureHead({ view }: { readonly view: FiguresView }) {
  const { t } = useLingui();
  const { total } = view.figures;
  const isPart = view.days.read < view.days.wanted;
  const soFar = isPart && <small className={styles.part}> {t`so far`}</small>;
  const facts: readonly (readonly [string, string])[] = [
    [t`Staked`, formatMoney(total.turnover, 2)],
    [t`Bets`, String(total.bets)],
    [t`Avg odds`, total.avgOdds === null ? "–" : total.avgOdds.toFixed(2)],
    [t`ROI`, percentText(total.returnPct)],
    [t`Win rate`, percentText(total.winRate)],
    [t`Bonus`, formatMoney(total.bonus, 2)],
  ];
  return (
    <section className={styles.head} aria-label={t`Result`}>
      <p className={styles.result}>
        <span>
          {t`Result`}
          {soFar}
        </span>
        <b data-side={sideOf(total.net)}>{signed(total.net)}</b>
      </p>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {value}
              {soFar}
            </dd>
          </div>
        ))}
      </dl>
      <RunningLine points={view.running} from={view.range.from} to={view.range.to} />
    </section>
  );
}
