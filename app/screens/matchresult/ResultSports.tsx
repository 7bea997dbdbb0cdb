import { useLingui } from "@lingui/react/macro";
import { hasSport } from "#app/config.ts";
import { SPORT_ORDER, type SportId } from "#app/domain/odds/sports.ts";
import { sportName } from "#app/text/sports.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { Panel } from "#app/ui/layers/Panel.tsx";
import styles from "./ResultSports.module.css";

interface ResultSportsProps {
  readonly open: boolean;
  readonly active: SportId;
  readonly onClose: () => void;
  readonly onChoose: (sportId: SportId) => void;
}

/** All sports, hung from the title of the results (spec §2, all-sports picker; design 4.5). */
export function ResultSports({ open, active, onClose, onChoose }: ResultSportsProps) {
  const { i18n, t } = useLingui();
  return (
    <Panel open={open} onClose={onClose} label={t`All sports`}>
      <ul className={styles.grid}>
        {SPORT_ORDER.filter(hasSport).map((sportId) => (
          <li key={sportId}>
            <button
              className={styles.cell}
              data-q={`sport:${sportId}`}
              type="button"
              aria-current={sportId === active || undefined}
              onClick={() => onChoose(sportId)}
            >
              <Icon name={`sport-${sportId}`} />
              {i18n._(sportName(sportId))}
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
