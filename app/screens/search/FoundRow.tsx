import { useLingui } from "@lingui/react/macro";
import { type Found } from "#app/domain/boards/search.ts";
import { useSettings } from "#app/stores/settings.ts";
import { progressText } from "#app/text/progress.ts";
import { sportName } from "#app/text/sports.ts";
import { dateTimeText } from "#app/text/time/dateTexts.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { type IconName } from "#app/ui/icons/names.ts";
import { teamsText } from "#app/text/teams.ts";
import styles from "./SearchScreen.module.css";

interface FoundRowProps {
  readonly found: Found;
  readonly onOpen: () => void;
}

const iconOf = (sportId: number): IconName => `sport-${sportId >= 1 && sportId <= 27 ? sportId : 1}` as IconName;

/** One result: what it is, where it belongs, and when. */
export function FoundRow({ found, onOpen }: FoundRowProps) {
  const { i18n, t } = useLingui();
  const timeZone = useSettings((settings) => settings.timeZone);
  const row = (icon: IconName, name: string, below: string, live = "", q?: DataQ) => (
    <button className={styles.found} data-q={q} type="button" onClick={onOpen}>
      <Icon name={icon} />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.below}>
          {live !== "" && <span className={styles.live}>{live}</span>}
          {below}
        </span>
      </span>
      <Icon name="right" size={16} />
    </button>
  );
  if (found.kind === "league") {
    const { count, sportId } = found;
    const matches = t`Matches: ${count}`;
    const below = `${i18n._(sportName(sportId))} · ${matches}`;
    return row(iconOf(sportId), found.name, below, "", `leaguepage:${found.leagueId}`);
  }
  if (found.kind === "outright") {
    const { outright, runner } = found;
    const name = `${outright.leagueName} · ${outright.title}`;
    return row("trophy", runner ?? name, runner === undefined ? i18n._(sportName(outright.sportId)) : name);
  }
  const { match } = found;
  const score = match.score ? `${match.score.home}–${match.score.away}` : "";
  const live = match.stage === "live" ? `${progressText(i18n, match)} ${score}` : "";
  const when = match.stage === "live" ? "" : `${dateTimeText(i18n.locale, match.startsAt, timeZone)} · `;
  return row(
    iconOf(match.sportId),
    teamsText(i18n, match),
    `${when}${match.leagueName}`,
    live.trim(),
    `open:${match.id}`,
  );
}
