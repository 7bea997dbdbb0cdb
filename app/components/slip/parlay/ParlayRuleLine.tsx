import { Plural, useLingui } from "@lingui/react/macro";
import { MAX_PARLAY } from "#app/domain/slip/slip.ts";
import { type ParlaySlip } from "#app/flows/slip/parlaySlip.ts";
import { Button } from "#app/ui/Button.tsx";
import { ChangeLine } from "#app/components/slip/ChangeLine.tsx";
import styles from "./ParlayRuleLine.module.css";

/** The rule that the selections break together, above the button; closed legs are removed with one tap (spec §5; design 4.11). */
export function ParlayRuleLine({ slip }: { readonly slip: ParlaySlip }) {
  const { t } = useLingui();
  const { list, locked } = slip.state;
  if (list === undefined) return null;
  const { minimum, dead } = list;
  const n = minimum - 1;
  switch (list.rule) {
    case undefined:
    case "empty":
      return null;
    case "deadLegs":
      return (
        <div className={styles.dead}>
          <ChangeLine>
            <Plural
              value={dead}
              one="# selection no longer takes parlay bets."
              other="# selections no longer take parlay bets."
            />
          </ChangeLine>
          <Button variant="quiet" wide disabled={locked} onClick={slip.removeDead}>
            {t`Remove closed selections`}
          </Button>
        </div>
      );
    case "tooFew":
      return minimum === 2 ? (
        <ChangeLine>{t`You must choose 2 or more matches`}</ChangeLine>
      ) : (
        <ChangeLine help={t`Choose ${minimum} or more matches to place this parlay.`}>
          {t`You must select more than ${n} games to place a parlay`}
        </ChangeLine>
      );
    case "tooMany":
      return (
        <ChangeLine help={t`A parlay takes at most ${MAX_PARLAY} matches. Please remove some.`}>
          {t`Choose fewer than ten matches`}
        </ChangeLine>
      );
    case "repeated":
      return (
        <ChangeLine help={t`A match is in the parlay twice. Please remove one of its selections.`}>
          {t`Match repeated, cannot bet`}
        </ChangeLine>
      );
    case "notForParlay":
      return <ChangeLine>{t`A selection cannot be part of a parlay. Please remove it.`}</ChangeLine>;
    case "noType":
      return <ChangeLine>{t`No combination is on offer for these selections.`}</ChangeLine>;
  }
}
