import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { MAX_PARLAY } from "#app/domain/slip/slip.ts";
import { type ParlaySlip as SlipState } from "#app/flows/slip/parlaySlip.ts";
import { Slot } from "#app/components/views/slots.ts";
import { productOf } from "#app/domain/slip/parlay.ts";
import { useSettings } from "#app/stores/settings.ts";
import { Combinations } from "./Combinations.tsx";
import { ParlayDock } from "./ParlayDock.tsx";
import { ParlayLegRow } from "./ParlayLegRow.tsx";
import { ParlayRuleLine } from "./ParlayRuleLine.tsx";
import styles from "./ParlaySlip.module.css";

/** The selections of the parlay, how they are combined, and the amount, on the bet page or in the panel of a wide window (design 4.11). */
export function ParlaySlip({ slip }: { readonly slip: SlipState }) {
  const { t } = useLingui();
  const timeZone = useSettings((settings) => settings.timeZone);
  const { legs, list, stake, locked } = slip.state;
  if (list === undefined) return null;
  const { minimum, types, type } = list;
  // too few for any combination: what they would make as one
  const product = productOf(legs.map(({ price }) => price.odds));
  const painted = legs.map(({ selection, price }) => ({ ...selection, ...price }));
  return (
    <>
      {list.rule === "tooFew" && (
        <div className={styles.rule}>
          <ParlayRuleLine slip={slip} />
        </div>
      )}
      <div className={styles.summary}>
        <span>
          <b>
            <Plural value={legs.length} one="# selection" other="# selections" />
          </b>{" "}
          {t`min ${minimum} · max ${MAX_PARLAY}`}
        </span>
        <span className={styles.total}>
          <span>
            <Trans>
              Total odds <b>{stake.totalOdds ?? (list.rule === "tooFew" ? product : "–")}</b>
            </Trans>
          </span>
          <span className={styles.share}>
            <Slot name="picks" given={{ picks: painted, sign: true }} />
          </span>
        </span>
      </div>
      <ul className={styles.legs}>
        {legs.map((leg) => (
          <ParlayLegRow
            key={leg.key}
            leg={leg}
            timeZone={timeZone}
            locked={locked}
            onRemove={() => slip.remove(leg.key)}
          />
        ))}
      </ul>
      {types.length > 0 && <Combinations types={types} chosen={type} locked={locked} onChoose={slip.choose} />}
      <p className={styles.note}>
        <Trans>Parlay odds are always decimal.</Trans>
      </p>
      <ParlayDock slip={slip} />
    </>
  );
}
