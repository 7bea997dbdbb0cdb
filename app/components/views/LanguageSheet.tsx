import { useLingui } from "@lingui/react/macro";
import { useApp } from "#app/application/useApp.ts";
import { isChoice } from "#app/config.ts";
import { type Language, LANGUAGES } from "#app/domain/member/languages.ts";
import { changeSettings, useSettings } from "#app/stores/settings.ts";
import { LANGUAGE_NAMES } from "#app/text/languages.ts";
import { RadioSheet } from "./RadioSheet.tsx";

const CODES = Object.keys(LANGUAGES) as Language[];

/** The languages that the operator offers (OPS-05). */
export const offeredLanguages = (): readonly Language[] => CODES.filter((code) => isChoice("language", code));

/** A sheet of one setting. */
export interface SettingSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The languages by their own names, the one in use first (spec §2, settings). */
export function LanguageSheet({ open, onClose }: SettingSheetProps) {
  const app = useApp();
  const { t } = useLingui();
  const spoken = useSettings((settings) => settings.language);
  return (
    <RadioSheet
      open={open}
      onClose={onClose}
      setting="language"
      title={t`Language`}
      options={offeredLanguages()
        .toSorted((a, b) => Number(b === spoken) - Number(a === spoken))
        .map((code) => ({ value: code, name: LANGUAGE_NAMES[code], lang: code }))}
      value={spoken}
      onChoose={(language) => changeSettings(app, { language })}
    />
  );
}
