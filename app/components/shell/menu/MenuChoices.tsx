"use no memo";

import { useLingui } from "@lingui/react/macro";
import { useApp } from "#app/application/useApp.ts";
import { offeredLanguages } from "#app/components/views/LanguageSheet.tsx";
import { useStyleText } from "#app/components/views/OddsStyleSheet.tsx";
import { useAllowedStyles } from "#app/flows/session/allowedStyles.ts";
import { useOddsStyle } from "#app/flows/session/preference.ts";
import { openPanel } from "#app/stores/panel.ts";
import { useSettings } from "#app/stores/settings.ts";
import { LANGUAGE_NAMES } from "#app/text/languages.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { type IconName } from "#app/ui/icons/names.ts";
import styles from "./MenuChoices.module.css";

interface ChoiceProps {
  readonly icon: IconName;
  readonly q: DataQ;
  readonly name: string;
  readonly value: string;
  /** The language of the value, if it differs from the page's. */
  readonly lang?: string;
  readonly onOpen: () => void;
}

function Choice({ icon, q, name, value, lang, onOpen }: ChoiceProps) {
  return (
    <button className={styles.row} data-q={q} type="button" onClick={onOpen}>
      <Icon name={icon} />
      <span className={styles.name}>{name}</span>{" "}
      <span className={styles.value} lang={lang}>
        {value}
      </span>
      <Icon name="right" size={16} />
    </button>
  );
}

/** Language and odds style with their values, where there is more than one of each (design-3, part 6 and picture 65). */
export function MenuChoices() {
  const app = useApp();
  const { t } = useLingui();
  const language = useSettings((settings) => settings.language);
  const style = useOddsStyle();
  const styleText = useStyleText();
  const styleCount = useAllowedStyles().length;
  return (
    <>
      {offeredLanguages().length > 1 && (
        <Choice
          icon="globe"
          q="set:language"
          name={t`Language`}
          value={LANGUAGE_NAMES[language]}
          lang={language}
          onOpen={() => openPanel(app, "language")}
        />
      )}
      {styleCount > 1 && (
        <Choice
          icon="percent"
          q="set:oddsStyle"
          name={t`Odds style`}
          value={styleText(style)}
          onOpen={() => openPanel(app, "oddsStyle")}
        />
      )}
    </>
  );
}
