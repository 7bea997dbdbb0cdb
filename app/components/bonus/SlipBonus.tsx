import { useApp } from "#app/application/useApp.ts";
import { useLingui } from "@lingui/react/macro";
import { useMatchBonusRule } from "#app/api/odds/getMatchBonusRule.ts";
import { bonusChance } from "#app/domain/slip/bonusChance.ts";
import { formatMoney } from "#app/domain/odds/moneyText.ts";
import { type Selection } from "#app/domain/slip/selection.ts";
import { openBonus } from "#app/flows/slip/bonus.ts";
import { useMinute } from "#app/flows/lists/today.ts";
import { useSettings } from "#app/stores/settings.ts";
import { teamsText } from "#app/text/teams.ts";
import { Tag } from "#app/ui/Tag.tsx";
import styles from "./SlipBonus.module.css";

interface SlipBonusProps {
  readonly selection: Selection;
  /** The row is marked as a bonus row, by the freshest quote. */
  readonly bonus: boolean;
  /** What would be deducted; undefined while nothing is typed. */
  readonly payment: number | undefined;
}

/** The bonus mark on the slip, and the bonus for the typed amount if its conditions are met (spec §5; domain G3). */
export function SlipBonus({ selection, bonus, payment }: SlipBonusProps) {
  const app = useApp();
  const { i18n, t } = useLingui();
  const language = useSettings((settings) => settings.language);
  const { matchId, marketId, betPos, stage } = selection;
  const now = useMinute(bonus);
  const { data: rule } = useMatchBonusRule({ matchId, language }, bonus);
  if (!bonus) return null;
  const chance =
    rule && payment !== undefined
      ? bonusChance(rule, { isBonus: bonus, stage, marketId, betPos, payment, now })
      : undefined;
  const sum = chance === undefined ? undefined : formatMoney(chance, 2);
  return (
    <button className={styles.bonus} type="button" onClick={() => openBonus(app, matchId, teamsText(i18n, selection))}>
      <Tag tone="bonus">{t`Bonus`}</Tag>
      {sum !== undefined && <span>{t`${sum} back if the bet loses, under the bonus rules`}</span>}
    </button>
  );
}
