"use no memo";

import { useLingui } from "@lingui/react/macro";
import { useApp } from "#app/application/useApp.ts";
import { offeredLanguages } from "#app/components/views/LanguageSheet.tsx";
import { openPanel } from "#app/stores/panel.ts";
import { IconButton } from "#app/ui/IconButton.tsx";

/** The globe of a visitor's header: whoever cannot read the page finds their language without reading it (design-3, part 6). */
export function LanguageButton() {
  const app = useApp();
  const { t } = useLingui();
  if (offeredLanguages().length < 2) return null;
  return <IconButton q="set:language" icon="globe" label={t`Language`} onClick={() => openPanel(app, "language")} />;
}
