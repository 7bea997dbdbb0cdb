import { useApp } from "#app/application/useApp.ts";
import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { ParlaySlip } from "#app/components/slip/parlay/ParlaySlip.tsx";
import { slipTyping } from "#app/components/slip/stake/typing.ts";
import { useParlaySlip } from "#app/flows/slip/parlaySlip.ts";
import { showPlayType } from "#app/stores/list.ts";
import { EmptyView } from "#app/ui/views/EmptyView.tsx";
import styles from "./ParlayScreen.module.css";

/** The bet page: the selections of the parlay, how they are combined, and the amount (spec §2; design 4.11). */
export function ParlayScreen() {
  const app = useApp();
  const { t } = useLingui();
  const navigate = useNavigate();
  const slip = useParlaySlip();
  const toList = () => {
    showPlayType(app, "parlay");
    void navigate({ to: "/" });
  };

  if (slip.state.legs.length === 0) {
    return (
      <main className={styles.empty}>
        <EmptyView
          icon="ticket"
          title={t`No selections yet`}
          text={t`Choose prices in the Mix parlay list, one per match.`}
          action={{ label: t`Show mix parlay`, onClick: toList }}
        />
      </main>
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hardware keys work on the whole page
    <main className={styles.page} tabIndex={-1} {...slipTyping(slip)}>
      <ParlaySlip slip={slip} />
    </main>
  );
}
