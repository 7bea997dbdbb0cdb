import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { useApp } from "#app/application/useApp.ts";
import { openAlertList } from "#app/stores/watches/watches.ts";

/** The address of the alerts: their list opens over the index. */
export function AlertsScreen() {
  const app = useApp();
  const { history } = useRouter();
  useEffect(() => {
    openAlertList(app);
    history.replace("/");
  }, [app, history]);
  return null;
}
