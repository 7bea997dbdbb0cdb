import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { Combinations } from "#app/components/slip/Combinations.tsx";
import { ParlayDock } from "#app/components/slip/ParlayDock.tsx";
import { ParlayLegRow } from "#app/components/slip/ParlayLegRow.tsx";
import { typingProps } from "#app/components/slip/typing.ts";
import { MAX_PARLAY } from "#app/domain/slip.ts";
import { useParlaySlip } from "#app/flows/parlaySlip.ts";
import { showPlayType } from "#app/stores/list.ts";
import { useSettings } from "#app/stores/settings.ts";
import { EmptyView } from "#app/ui/EmptyView.tsx";
import styles from "./ParlayScreen.module.css";

/** The bet page: the selections of the parlay, how they are combined, and the amount (spec §2; design 4.11). */
export function ParlayScreen() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const timeZone = useSettings((settings) => settings.timeZone);
  const slip = useParlaySlip();
  const { legs, minimum, preview } = slip;
  const toList = () => {
    showPlayType(3);
    void navigate({ to: "/" });
  };

  if (legs.length === 0) {
    return (
      <main>
        <EmptyView
          icon="ticket"
          title={t`No selections yet`}
          text={t`Choose prices in the mix parlay list, one a match.`}
          action={{ label: t`Show mix parlay`, onClick: toList }}
        />
      </main>
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hardware keys are heard on the whole page
    <main className={styles.page} tabIndex={-1} {...typingProps(slip)}>
      <p className={styles.summary}>
        <span>
          <b>
            <Plural value={legs.length} one="# selection" other="# selections" />
          </b>{" "}
          {t`min ${minimum} · max ${MAX_PARLAY}`}
        </span>
        <span>
          <Trans>
            Total odds <b>{preview?.totalOddsText ?? "–"}</b>
          </Trans>
        </span>
      </p>
      <ul className={styles.legs}>
        {legs.map((leg) => (
          <ParlayLegRow
            key={leg.key}
            leg={leg}
            timeZone={timeZone}
            locked={slip.placing}
            onRemove={() => slip.remove(leg.key)}
          />
        ))}
      </ul>
      {slip.types.length > 0 && (
        <Combinations types={slip.types} chosen={slip.type} locked={slip.placing} onChoose={slip.choose} />
      )}
      <p className={styles.note}>
        <Trans>Parlay odds are always decimal.</Trans>
      </p>
      <ParlayDock slip={slip} />
    </main>
  );
}
