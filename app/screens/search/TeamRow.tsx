import { useLingui } from "@lingui/react/macro";
import { usePricedMatch } from "#app/api/useBoards.ts";
import { PriceCell } from "#app/components/board/price/PriceCell.tsx";
import { Crest } from "#app/components/views/Crest.tsx";
import { isHalted } from "#app/domain/boards/match.ts";
import { type Found } from "#app/domain/boards/search.ts";
import { MINUTE_MS } from "#app/domain/time/dates.ts";
import { useMinute } from "#app/flows/lists/today.ts";
import { useListedStyle } from "#app/flows/session/preference.ts";
import { useSettings } from "#app/stores/settings.ts";
import { progressText } from "#app/text/progress.ts";
import { dateTimeText } from "#app/text/time/dateTexts.ts";
import { FoundName } from "./FoundName.tsx";
import styles from "./SearchScreen.module.css";

type Team = Extract<Found, { kind: "team" }>;

interface TeamRowProps {
  readonly found: Team;
  readonly typed: string;
  readonly onOpen: () => void;
}

/** The first markets of the lists, and at which position each has its sides: handicap, 1X2, winner. */
const FIRST: readonly (readonly [marketId: number, home: number, away: number])[] = [
  [1, 1, 2],
  [5, 1, 3],
  [16, 1, 2],
];

/** A price that a list has not renewed for so long is not offered here, ms. */
const OLD_MS = 2 * MINUTE_MS;

/** The team's price in the first market, from a list of now in the style of now; nothing where there is none. */
function FirstMarket({ found: { match, side } }: Pick<TeamRowProps, "found">) {
  const language = useSettings((settings) => settings.language);
  const oddsStyle = useListedStyle();
  const now = useMinute(true);
  const priced = usePricedMatch(match.id, language, oddsStyle);
  if (priced === undefined || now - priced.readAt > OLD_MS) return null;
  const { id, sportId, home, away, state, markets } = priced.match;
  const first = FIRST.find(([marketId]) => (markets[marketId]?.length ?? 0) > 0);
  if (first === undefined) return null;
  const [marketId, ...places] = first;
  return (
    <span className={styles.price}>
      <PriceCell
        matchId={id}
        sportId={sportId}
        home={home}
        away={away}
        marketId={marketId}
        betPos={places[side]}
        line={markets[marketId]?.[0]}
        halted={isHalted(state)}
      />
    </span>
  );
}

/** When the match is, or its minute, and both sides; it breaks only between the teams. */
function Where({ match }: Pick<Team, "match">) {
  const { i18n, t } = useLingui();
  const timeZone = useSettings((settings) => settings.timeZone);
  const { home, away, score, startsAt } = match;
  const live = match.stage === "live";
  return (
    <span className={styles.below}>
      {live ? (
        <b className={styles.live}>{progressText(i18n, match)}</b>
      ) : (
        <span className={styles.when}>{dateTimeText(i18n.locale, startsAt, timeZone)}</span>
      )}
      {" · "}
      <bdi>{home}</bdi> {live && score ? <b className={styles.live}>{`${score.home}–${score.away}`}</b> : t`v`}{" "}
      <bdi>{away}</bdi>
    </span>
  );
}

/** A team with its crest, its next match and its price in the first market (design-3, picture 70). */
export function TeamRow({ found, typed, onOpen }: TeamRowProps) {
  const { match, side, name } = found;
  return (
    <div className={styles.team}>
      <button className={styles.found} data-q={`open:${match.id}`} type="button" onClick={onOpen}>
        <span className={styles.crest}>
          <Crest match={match} side={side} size={20} />
        </span>
        <span className={styles.words}>
          <FoundName name={name} typed={typed} /> <Where match={match} />
        </span>
      </button>
      <FirstMarket found={found} />
    </div>
  );
}
