import { useLingui } from "@lingui/react/macro";
import { type ThemeName } from "#app/domain/member/themes.ts";
import { themeTitle } from "#app/text/themes.ts";
import { rovingFocus } from "#app/ui/touch/rovingFocus.ts";
import styles from "./ThemeSwatches.module.css";

interface ThemeSwatchesProps {
  readonly offered: readonly ThemeName[];
  readonly theme: ThemeName;
  readonly onChoose: (theme: ThemeName) => void;
}

/** The themes on offer, each as a small picture of itself in its own colours (design 16). */
export function ThemeSwatches({ offered, theme, onChoose }: ThemeSwatchesProps) {
  const { i18n, t } = useLingui();
  return (
    <div className={styles.swatches} role="radiogroup" aria-label={t`Theme`}>
      {offered.map((name) => {
        const on = name === theme;
        return (
          <button
            key={name}
            className={styles.swatch}
            data-q={`set:theme:${name}`}
            type="button"
            role="radio"
            aria-checked={on}
            tabIndex={on || (!offered.includes(theme) && name === offered[0]) ? 0 : -1}
            onKeyDown={rovingFocus}
            onClick={() => onChoose(name)}
          >
            <span className={styles.picture} data-theme={name}>
              <span className={styles.chrome} />
              <span className={styles.picked} />
              <span className={styles.cell} />
            </span>
            <span className={styles.name}>{i18n._(themeTitle(name))}</span>
          </button>
        );
      })}
    </div>
  );
}
