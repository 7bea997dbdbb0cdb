import { useLook } from "#app/stores/look.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { type IconName } from "#app/ui/icons/names.ts";
import styles from "./LeagueFlag.module.css";

interface LeagueFlagProps {
  readonly sportId: number;
  /** Of the league, in the language of the lists. */
  readonly name: string;
}

/** The flag of a league's country, or the icon of its sport; a decoration, always beside the name. */
export function LeagueFlag({ sportId, name }: LeagueFlagProps) {
  const look = useLook((state) => state.league)?.(sportId, name);
  return (
    <span className={styles.flag} style={look} aria-hidden="true">
      <Icon name={`sport-${sportId}` as IconName} size={18} />
    </span>
  );
}
