import { useLingui } from "@lingui/react/macro";
import { type CSSProperties, type ReactNode } from "react";
import { type Found } from "#app/domain/boards/search.ts";
import { useLook } from "#app/stores/look.ts";
import { sportName } from "#app/text/sports.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { type IconName } from "#app/ui/icons/names.ts";
import { FoundName } from "./FoundName.tsx";
import { TeamRow } from "./TeamRow.tsx";
import styles from "./SearchScreen.module.css";

interface FoundRowProps {
  readonly found: Found;
  readonly typed: string;
  readonly onOpen: () => void;
}

const iconOf = (sportId: number): IconName => `sport-${sportId >= 1 && sportId <= 27 ? sportId : 1}` as IconName;

interface PlainRowProps {
  readonly icon: IconName;
  /** The flag in the icon's place, or the hue of the sport. */
  readonly look?: CSSProperties | undefined;
  readonly q?: DataQ;
  readonly children: ReactNode;
  readonly onOpen: () => void;
}

function PlainRow({ icon, look, q, children, onOpen }: PlainRowProps) {
  return (
    <button className={styles.found} data-q={q} type="button" onClick={onOpen}>
      <span className={styles.flag} style={look}>
        <Icon name={icon} />
      </span>
      {children}
      <Icon name="right" size={16} />
    </button>
  );
}

/** A league with its flag and its number of matches. */
function LeagueRow({ found, typed, onOpen }: FoundRowProps & { readonly found: Extract<Found, { kind: "league" }> }) {
  const { t } = useLingui();
  const { sportId, name, count, leagueId } = found;
  const look = useLook((state) => state.league)?.(sportId, name);
  return (
    <PlainRow icon={iconOf(sportId)} look={look} q={`leaguepage:${leagueId}`} onOpen={onOpen}>
      <FoundName name={name} typed={typed} />{" "}
      <span className={styles.count}>
        <span className="spoken">{t`Matches: ${count}`}</span>
        <span aria-hidden="true">{count}</span>
      </span>
    </PlainRow>
  );
}

/** An outright, by its runner where that was found. */
function WinnerRow({ found, typed, onOpen }: FoundRowProps & { readonly found: Extract<Found, { kind: "outright" }> }) {
  const { i18n } = useLingui();
  const { outright, runner } = found;
  const name = `${outright.leagueName} · ${outright.title}`;
  return (
    <PlainRow icon="trophy" onOpen={onOpen}>
      <span className={styles.words}>
        <FoundName name={runner ?? name} typed={typed} />{" "}
        <span className={styles.below}>{runner === undefined ? i18n._(sportName(outright.sportId)) : name}</span>
      </span>
    </PlainRow>
  );
}

/** One result: a team, a league or an outright. */
export function FoundRow({ found, ...rest }: FoundRowProps) {
  if (found.kind === "team") return <TeamRow found={found} {...rest} />;
  if (found.kind === "league") return <LeagueRow found={found} {...rest} />;
  return <WinnerRow found={found} {...rest} />;
}
