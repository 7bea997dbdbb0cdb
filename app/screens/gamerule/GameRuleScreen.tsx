import { PAGE } from "#app/addresses.ts";
import { useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { sportName } from "#app/text/sports.ts";
import { RULE_NAMES, type RuleName } from "#app/text/rules/chapters.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { type IconName } from "#app/ui/icons/names.ts";
import styles from "./GameRuleScreen.module.css";

const ICONS: Readonly<Partial<Record<RuleName, IconName>>> = {
  general: "file",
  parlay: "ticket",
  sellback: "swap",
  bonus: "gift",
};

/** The chapters of the game rules: general, every sport, mix parlay, cash out, bonus (spec §2; design 25). */
export function GameRuleScreen() {
  const { i18n, t } = useLingui();
  const words: Readonly<Partial<Record<RuleName, string>>> = {
    general: t`General rules`,
    parlay: t`Mix parlay rules`,
    sellback: t`Cash-out rules`,
    bonus: t`Bonus rules`,
  };
  return (
    <main className={styles.page} aria-label={t`Game rules`}>
      <ul className={styles.list}>
        {RULE_NAMES.map((name) => {
          const sport = Number(name.slice("sport-".length));
          return (
            <li key={name}>
              <Link className={styles.row} data-q={`rule:${name}`} to={PAGE.rule} search={{ rule: name }}>
                <Icon name={ICONS[name] ?? (name as IconName)} />
                <span>{words[name] ?? i18n._(sportName(sport))}</span>
                <Icon name="right" size={18} />
              </Link>
            </li>
          );
        })}
      </ul>
    </main>
  );
}
