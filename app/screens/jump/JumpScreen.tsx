import { useApp } from "#app/application/useApp.ts";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { landing, launchTarget } from "#app/flows/session/launch.ts";
import { readLaunch } from "#app/host/launch.ts";
import { useSession } from "#app/stores/session.ts";
import { LONGEST_WAIT_MS } from "#app/ui/views/Skeleton.tsx";
import { Spinner } from "#app/ui/views/Spinner.tsx";
import styles from "./JumpScreen.module.css";

/** The landing of launch links: the brand while the session starts, then on to where the link leads (decisions, Screens). */
export function JumpScreen() {
  const app = useApp();
  const { history } = useRouter();
  const starting = useSession(({ phase }) => phase === "starting");
  const read = useRef<{ readonly href: string; readonly target: NonNullable<ReturnType<typeof landing>> }>(undefined);
  useEffect(() => {
    // a link opened in a tab that already shows the app has not been read yet: the page does not load for it; its action
    // is told once only, so that what was read of a link holds until the session has started
    const { href } = location;
    if (read.current?.href !== href)
      read.current = { href, target: launchTarget(readLaunch(href).launch) ?? landing(app) ?? { to: "/" } };
    const { to, state } = read.current.target;
    const go = () => history.replace(to, state);
    if (!starting) return go();
    // it may take long to learn who the member is: the target page says what it waits for
    const timer = setTimeout(go, LONGEST_WAIT_MS);
    return () => clearTimeout(timer);
  }, [app, history, starting]);
  return (
    <main className={styles.jump}>
      <span className={styles.late}>
        <Spinner />
      </span>
    </main>
  );
}
