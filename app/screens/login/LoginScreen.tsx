import { useApp } from "#app/application/useApp.ts";
import { useLingui } from "@lingui/react/macro";
import { useLogout } from "#app/api/comm/logout.ts";
import { AgeMark } from "#app/components/duties/AgeMark.tsx";
import { goLogin } from "#app/flows/session/prompts.ts";
import { EmptyView } from "#app/ui/views/EmptyView.tsx";
import styles from "./LoginScreen.module.css";

/** The login route: signing in belongs to the operator, and this page leads there (decisions, Access). */
export function LoginScreen() {
  const app = useApp();
  const { t } = useLingui();
  const isLeaving = useLogout();
  return (
    <main className={styles.login} aria-busy={isLeaving || undefined}>
      <EmptyView
        icon="login"
        title={t`Please log in`}
        text={t`You log in on your bookmaker’s site and come back here.`}
        action={{ label: t`Log in`, onClick: () => goLogin(app) }}
      />
      <p className={styles.age}>
        <AgeMark />
      </p>
    </main>
  );
}
