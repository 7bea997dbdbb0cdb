import { useLingui } from "@lingui/react/macro";
import { Icon } from "#app/ui/Icon.tsx";
import styles from "./SearchField.module.css";

/** The way to the search in the head of a list that has a match beside it; drawn as the field that it opens (design-2, 8). */
export function SearchField({ onOpen }: { readonly onOpen: () => void }) {
  const { t } = useLingui();
  const words = t`Team, league or winner`;
  return (
    // with the very words that are seen, or speech input would not find it (WCAG 2.5.3)
    <button
      className={styles.field}
      data-q="search"
      type="button"
      aria-label={`${t`Search`}: ${words}`}
      onClick={onOpen}
    >
      <span className={styles.face}>
        <Icon name="search" size={16} />
        <span className={styles.words}>{words}</span>
        <span className={styles.brief}>{t`Search`}</span>
      </span>
    </button>
  );
}
