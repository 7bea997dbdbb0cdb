import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { landing } from "#app/flows/session/launch.ts";
import { useSession } from "#app/stores/session.ts";
import { LONGEST_WAIT_MS } from "#app/ui/views/Skeleton.tsx";
import { Spinner } from "#app/ui/views/Spinner.tsx";
import styles from "./JumpScreen.module.css";

/** The landing of launch links: the brand while the session starts, then on to where the link leads (decisions, Screens). */
export function JumpScreen() {
  const { history } = useRouter();
  const starting = useSession(({ phase }) => phase === "starting");
  useEffect(() => {
    const go = () => history.replace(landing() ?? "/");
    if (!starting) return go();
    // who it is may stay unknown for long: the page it leads to says what it waits for
    const timer = setTimeout(go, LONGEST_WAIT_MS);
    return () => clearTimeout(timer);
  }, [history, starting]);
  return (
    <main className={styles.jump}>
      <span className={styles.late}>
        <Spinner />
      </span>
    </main>
  );
}
