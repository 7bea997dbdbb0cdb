import { Plural, useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import { formatMoney } from "#app/domain/odds/moneyText.ts";
import { combinationsFor } from "#app/domain/slip/combinations.ts";
import { parlayPreview, productOf } from "#app/domain/slip/parlay.ts";
import { type Selection } from "#app/domain/slip/selection.ts";
import { parlayMinimum } from "#app/domain/slip/slip.ts";
import { useShutLegs } from "#app/flows/slip/parlayLegs.ts";
import { useSlip } from "#app/stores/slip.ts";
import { useStake } from "#app/stores/stake.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { useSteady } from "#app/ui/touch/useSteady.ts";
import { useSwipe } from "#app/ui/touch/useSwipe.ts";
import styles from "./ParlayBar.module.css";

interface ParlayBarProps {
  readonly picks: readonly Selection[];
  /** Full width at the foot of the page, where it covers no price (match page). */
  readonly docked: boolean;
  readonly onOpen: () => void;
  /** Folds it to the round button. */
  readonly onFold: () => void;
}

/** What the parlay's last stake would deduct in the chosen combination; undefined without a stake, or for a type only the server knows. */
function useTotalStake(picks: readonly Selection[], minimum: number): number | undefined {
  const stake = useStake(({ parlay }) => Number(parlay));
  const chosen = useSlip((slip) => slip.combination);
  const types = combinationsFor(picks.length, minimum);
  const type = types.find(({ name }) => name === chosen) ?? types[0];
  if (!(stake > 0) || type === undefined) return undefined;
  const odds = picks.map((pick) => pick.odds);
  return parlayPreview(type, odds, stake)?.totalStake;
}

/** Below the count: how many are closed, else the odds and the last stake. */
function Line({ picks, shut }: Pick<ParlayBarProps, "picks"> & { readonly shut: number }) {
  const { t } = useLingui();
  const stake = useTotalStake(picks, parlayMinimum(picks));
  if (shut > 0) return <Plural value={shut} one="# selection is closed" other="# selections are closed" />;
  return (
    <>
      <span>
        {t`Odds`} <b>{productOf(picks.map(({ odds }) => odds))}</b>
      </span>
      {stake !== undefined && (
        <>
          {" · "}
          <span>
            {t`Stake`} <b>{formatMoney(stake, 0)}</b>
          </span>
        </>
      )}
    </>
  );
}

/**
 * The floating bar of the parlay: its count and the minimum, the odds or the stake, and the way to the bet page, which is
 * never off, since that page says what is missing; amber while a selection is closed, and folded by a tap on its count or a swipe down (BAR-01; design 4.10; design-2, 6.2; BAR-02).
 */
export function ParlayBar({ picks, docked, onOpen, onFold }: ParlayBarProps) {
  const { t } = useLingui();
  const shut = useShutLegs(picks);
  const minimum = parlayMinimum(picks);
  const bar = useRef<HTMLElement>(null);
  useSteady(bar);
  // a swipe that ends on the button would press it
  const swipe = useSwipe({ on: `.${styles.words}, .${styles.disc}`, onSwipe: (way) => way === "down" && onFold() });
  return (
    <aside
      ref={bar}
      className={styles.bar}
      data-docked={docked || undefined}
      data-shut={shut > 0 || undefined}
      aria-label={t`Parlay`}
      {...swipe}
    >
      <button type="button" className={styles.disc} data-q="act:hide" aria-label={t`Hide`} onClick={onFold}>
        {picks.length}
      </button>
      <p className={styles.words} role="status">
        <b className={styles.count}>
          <Plural value={picks.length} one="# selection" other="# selections" /> · {t`min ${minimum}`}
        </b>
        <span className={styles.line}>
          <Line picks={picks} shut={shut} />
        </span>
      </p>
      <button type="button" className={styles.open} data-q="bar" data-q-value={picks.length} onClick={onOpen}>
        {t`Parlay`}
        <Icon name="right" size={18} />
      </button>
    </aside>
  );
}
