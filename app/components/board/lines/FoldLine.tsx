import { Plural, useLingui } from "@lingui/react/macro";
import { type BoardView } from "#app/components/board/views.ts";
import { Icon } from "#app/ui/Icon.tsx";
import styles from "./FoldLine.module.css";

interface FoldLineProps {
  readonly view: BoardView;
  /** How many matches stand behind it. */
  readonly count: number;
  readonly open: boolean;
  /** The first row of its league draws no hairline above. */
  readonly first: boolean;
  readonly onToggle: () => void;
}

/** What a view has no price for, at the end of its league: "3 matches without corners · Show" (design-3, 2). */
export function FoldLine({ view, count, open, first, onToggle }: FoldLineProps) {
  const { i18n, t } = useLingui();
  const name = i18n._(view.name);
  // the names of the other views are figures, or begin with one
  const market = view.id === "corners" ? name.toLocaleLowerCase(i18n.locale) : name;
  return (
    <button
      className={styles.line}
      data-first={first || undefined}
      type="button"
      aria-expanded={open}
      onClick={onToggle}
    >
      <span className={styles.words}>
        <Plural value={count} one={`# match without ${market}`} other={`# matches without ${market}`} />
      </span>
      <span className={styles.act}>
        {open ? t`Hide` : t`Show`}
        <Icon name={open ? "up" : "down"} size={16} />
      </span>
    </button>
  );
}
