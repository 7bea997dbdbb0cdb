import { useLingui } from "@lingui/react/macro";
import { useApp } from "#app/application/useApp.ts";
import { changeSettings, useSettings } from "#app/stores/settings.ts";

/** A setting with a few values side by side, for the settings and for the sheet of a list. */
export interface SegmentChoice<T> {
  /** The name of the setting, as it is stored. */
  readonly setting: string;
  readonly name: string;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** How matches are sorted in the lists. */
export function useSortChoice(): SegmentChoice<0 | 1> {
  const app = useApp();
  const { t } = useLingui();
  return {
    setting: "matchSort",
    name: t`Sort matches`,
    options: [
      { value: 0, label: t`By league` },
      { value: 1, label: t`By time` },
    ],
    value: useSettings(({ matchSort }) => matchSort),
    onChange: (matchSort) => changeSettings(app, { matchSort }),
  };
}

/** How high the rows of the lists are (design-2, 4.2). */
export function useRowsChoice(): SegmentChoice<"comfortable" | "compact"> {
  const app = useApp();
  const { t } = useLingui();
  return {
    setting: "rows",
    name: t`Rows`,
    options: [
      { value: "comfortable", label: t`Comfortable` },
      { value: "compact", label: t`Compact` },
    ],
    value: useSettings(({ dense }) => dense) ? "compact" : "comfortable",
    onChange: (rows) => changeSettings(app, { dense: rows === "compact" }),
  };
}
