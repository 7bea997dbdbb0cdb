import { useLingui } from "@lingui/react/macro";
import { type RefObject } from "react";
import { Badge } from "#app/ui/Badge.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { useSteady } from "#app/ui/touch/useSteady.ts";
import styles from "./SlipFab.module.css";

interface SlipFabProps {
  readonly fab: RefObject<HTMLButtonElement | null>;
  readonly count: number;
  readonly onOpen: () => void;
}

/** The round slip button with the count of selections, on pages without prices (design 4.10). */
export function SlipFab({ fab, count, onOpen }: SlipFabProps) {
  const { t } = useLingui();
  useSteady(fab);
  return (
    <button
      ref={fab}
      type="button"
      className={styles.fab}
      data-q="bar"
      data-q-value={count}
      aria-label={t`Bet slip, ${count} selections`}
      onClick={onOpen}
    >
      <Icon name="ticket" size={24} />
      <Badge corner>{count}</Badge>
    </button>
  );
}
