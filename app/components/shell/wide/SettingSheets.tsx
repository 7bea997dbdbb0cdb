"use no memo";

import { useApp } from "#app/application/useApp.ts";
import { LanguageSheet } from "#app/components/views/LanguageSheet.tsx";
import { OddsStyleSheet } from "#app/components/views/OddsStyleSheet.tsx";
import { closePanel, usePanel } from "#app/stores/panel.ts";

/** The sheets that drawer and header open; each closes the drawer, as every panel does (spec §2). */
export function SettingSheets() {
  const app = useApp();
  const open = usePanel((panel) => panel.open);
  const close = () => closePanel(app);
  return (
    <>
      <LanguageSheet open={open === "language"} onClose={close} />
      <OddsStyleSheet open={open === "oddsStyle"} onClose={close} />
    </>
  );
}
