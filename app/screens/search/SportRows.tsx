import { useApp } from "#app/application/useApp.ts";
import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { type NamedCombo, type SportCounts } from "#app/domain/boards/menu.ts";
import { type SportId } from "#app/domain/odds/sports.ts";
import { showCombo, showSport } from "#app/stores/list.ts";
import { sportName } from "#app/text/sports.ts";
import { Icon } from "#app/ui/Icon.tsx";
import styles from "./SearchScreen.module.css";

interface SportRowsProps {
  readonly sports: readonly { readonly sportId: SportId; readonly counts: SportCounts }[];
  readonly combos?: readonly NamedCombo[];
  /** Before the list is left for another page. */
  readonly onLeave?: () => Promise<void>;
}

/** Sports and groups of sports, each a way to its lists (spec §2, sport and combo picker). */
export function SportRows({ sports, combos = [], onLeave }: SportRowsProps) {
  const app = useApp();
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const go = async (show: () => void) => {
    await onLeave?.();
    show();
    void navigate({ to: "/" });
  };
  return (
    <ul className={styles.rows}>
      {sports.map(({ sportId, counts }) => (
        <li key={sportId}>
          <button
            className={styles.sport}
            data-q={`sport:${sportId}`}
            data-q-value={counts.total}
            type="button"
            onClick={() => void go(() => showSport(app, sportId))}
          >
            <Icon name={`sport-${sportId}`} />
            <span className={styles.name}>{i18n._(sportName(sportId))}</span>
            <span className={styles.count}>{counts.total}</span>
          </button>
        </li>
      ))}
      {combos.map(({ id, name }) => (
        <li key={`c${id}`}>
          <button className={styles.sport} type="button" onClick={() => void go(() => showCombo(app, id))}>
            <Icon name="grid" />
            <span className={styles.name}>{name}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
