import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { landing } from "#app/flows/launch.ts";
import { useSession } from "#app/stores/session.ts";
import { Spinner } from "#app/ui/Spinner.tsx";
import styles from "./JumpScreen.module.css";

/** The landing of launch links: the brand while the session starts, then on to where the link leads (decisions, Screens). */
export function JumpScreen() {
  const { history } = useRouter();
  const starting = useSession(({ phase }) => phase === "starting");
  useEffect(() => {
    if (!starting) history.replace(landing() ?? "/");
  }, [history, starting]);
  return (
    <main className={styles.jump}>
      <span className={styles.late}>
        <Spinner />
      </span>
    </main>
  );
}
