import { useApp } from "#app/application/useApp.ts";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { csvText } from "#app/domain/bets/records.ts";
import { saveFile } from "#app/flows/bets/handOut.ts";
import { fetchRange, type Range } from "#app/flows/bets/records.ts";
import { useSettings } from "#app/stores/settings.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { Spinner } from "#app/ui/views/Spinner.tsx";
import { csvRows } from "./csvRows.ts";
import styles from "./ExportButton.module.css";

/** Saves the settled bets of the chosen days as a table that spreadsheets read. */
export function ExportButton({ range }: { readonly range: Range }) {
  const app = useApp();
  const { i18n, t } = useLingui();
  const timeZone = useSettings((settings) => settings.timeZone);
  const [state, setState] = useState<"idle" | "busy" | "saved" | "failed">("idle");
  const save = async () => {
    if (state === "busy") return;
    setState("busy");
    try {
      const bets = await fetchRange(app, range);
      const text = csvText(csvRows(i18n, bets, timeZone));
      saveFile(new File([text], `bets_${range.from}_${range.to}.csv`, { type: "text/csv;charset=utf-8" }));
      setState("saved");
    } catch {
      setState("failed");
    }
  };
  const words = {
    idle: "",
    busy: t`Loading the bets…`,
    saved: t`Saved`,
    failed: t`Could not be saved. Please try again.`,
  }[state];
  return (
    <>
      <output className={styles.words} data-failed={state === "failed" || undefined}>
        {words}
      </output>
      <button
        className={styles.button}
        data-q="export"
        type="button"
        aria-disabled={state === "busy"}
        onClick={() => void save()}
      >
        {state === "busy" ? <Spinner size={16} /> : <Icon name="download" size={18} />}
        {t`Export CSV`}
      </button>
    </>
  );
}
