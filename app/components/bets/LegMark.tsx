import { useLingui } from "@lingui/react/macro";
import { type BetLeg } from "#app/domain/bets/bet.ts";
import { type LegStanding, legStanding } from "#app/domain/bets/records.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { type IconName } from "#app/ui/icons/names.ts";
import styles from "./LegMark.module.css";

const SIGNS: Readonly<Partial<Record<LegStanding, IconName>>> = {
  won: "check",
  lost: "close",
  even: "minus",
  void: "ban",
};

/** The state of one parlay leg, as a mark with a name: won, lost, stake returned, void, live, upcoming (design 4.12). */
export function LegMark({ leg }: { readonly leg: BetLeg }) {
  const { t } = useLingui();
  const standing = legStanding(leg);
  const names: Readonly<Record<LegStanding, string>> = {
    won: t({ message: "Win", context: "result of a bet" }),
    lost: t({ message: "Lose", context: "result of a bet" }),
    even: t({ message: "Draw", context: "result of a bet" }),
    void: t`Void`,
    live: t`Live`,
    waiting: t`Not started`,
    unknown: t`Unknown`,
  };
  const sign = SIGNS[standing];
  return (
    <span className={styles.mark} data-standing={standing} role="img" aria-label={names[standing]}>
      {sign && <Icon name={sign} size={12} />}
    </span>
  );
}
