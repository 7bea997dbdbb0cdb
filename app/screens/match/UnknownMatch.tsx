import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { MatchBar } from "#app/components/match/head/MatchBar.tsx";
import { EmptyView } from "#app/ui/views/EmptyView.tsx";
import styles from "./MatchScreen.module.css";

/** The address names no match. */
export function UnknownMatch({ onBack, beside }: { readonly onBack: () => void; readonly beside: boolean }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const Main = beside ? "div" : "main";
  return (
    <>
      <MatchBar title="" onBack={onBack} />
      <Main className={styles.unknown}>
        <EmptyView
          icon="sports"
          title={t`Match not found`}
          text={t`No match has this address, or the match is over.`}
          action={{ label: t`Back to the list`, onClick: () => void navigate({ to: "/" }) }}
        />
      </Main>
    </>
  );
}
