import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { MatchBar } from "#app/components/match/head/MatchBar.tsx";
import { EmptyView } from "#app/ui/views/EmptyView.tsx";
import styles from "./MatchScreen.module.css";

/** The address names no match; without a way back it stands beside a list, whose page it is. */
export function UnknownMatch({ onBack }: { readonly onBack: (() => void) | undefined }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const Main = onBack ? "main" : "div";
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
