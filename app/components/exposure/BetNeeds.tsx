import { Plural, useLingui } from "@lingui/react/macro";
import { isOpenBet } from "#app/domain/bets/bet.ts";
import { isSoldWhole } from "#app/domain/bets/soldWhole.ts";
import { needsOf, type Needs } from "#app/domain/exposure/needs.ts";
import { heldMatch } from "#app/flows/exposure/exposureMatch.ts";
import { type Slots } from "#app/components/views/slots.ts";
import { progressText } from "#app/text/progress.ts";
import { Icon } from "#app/ui/Icon.tsx";
import styles from "./BetNeeds.module.css";

interface WordsProps {
  readonly needs: Needs;
  readonly home: string;
  readonly away: string;
}

function Words({ needs, home, away }: WordsProps) {
  const { t } = useLingui();
  if (needs.stands) return t`Wins as it stands`;
  const { goals, by } = needs;
  if (by === "any") return <Plural value={goals} one="Needs # more goal" other="Needs # more goals" />;
  const team = by === "home" ? home : away;
  return <Plural value={goals} one={`Needs # more goal by ${team}`} other={`Needs # more goals by ${team}`} />;
}

/** One line on the card of an open single: what it still needs at the score of now, and the minute (design-3, part 5; EXP-15). */
export function BetNeeds({ bet, leg, live }: Slots["betNeeds"]) {
  const { i18n } = useLingui();
  // corners and bookings have a match of their own, whose score are not goals
  if (bet.kind !== "single" || !isOpenBet(bet.status) || isSoldWhole(bet) || live.mainId !== live.id) return null;
  const needs = needsOf(leg, bet.oddsStyle, heldMatch(live, []));
  if (needs === undefined) return null;
  return (
    <p className={styles.needs}>
      <Icon name="target" size={16} />
      <span className={styles.words}>
        <Words needs={needs} home={leg.home} away={leg.away} />
      </span>
      <b>{progressText(i18n, live)}</b>
    </p>
  );
}
