import { useLingui } from "@lingui/react/macro";
import { type Match } from "#app/domain/boards/match.ts";
import { type StatsEvent, typeKey } from "#app/domain/boards/matchStats.ts";
import { lately, type Momentum as Pressure, momentumOf, REGULAR_MIN } from "#app/domain/boards/momentum.ts";
import { sightingsOf, useSightings } from "#app/stores/match/sightings.ts";
import { statsName } from "#app/text/stats.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { Crest } from "#app/components/views/Crest.tsx";
import { Periods } from "./Periods.tsx";
import styles from "./Momentum.module.css";

interface MomentumProps {
  readonly match: Match;
  readonly events: readonly StatsEvent[];
}

/** Minutes of extra time, in soccer's third period. */
const EXTRA = 30;
const THIRD = 3;

/** What is marked on the line, by its name; the bars show the rest. */
const MARKS: ReadonlySet<string> = new Set(["goal", "red"]);

/** The spoken events: goals and cards. */
const TOLD: ReadonlySet<string> = new Set(["goal", "red", "yellow"]);

/** The greatest height of a bar, px. */
const HIGH = 16;

/** The chart's name has free space until this share of the match is played. */
const NAMED_UNTIL = 75 / 90;

interface ScaleProps {
  readonly length: number;
  readonly minute: number;
}

/** Goals and red cards at their minutes, home above the line and away below it. */
function Marks({ events, length }: { readonly events: readonly StatsEvent[]; readonly length: number }) {
  const placed = events.filter(({ type }) => MARKS.has(typeKey(type)));
  // two within three minutes are side by side
  const shiftOf = (event: StatsEvent, at: number): number =>
    placed.slice(0, at).filter((one) => one.side === event.side && Math.abs(one.minute - event.minute) < 3).length;
  return placed.map((event, at) => (
    <span
      key={`${event.minute} ${event.side} ${at}`}
      className={styles.mark}
      data-side={event.side}
      style={{
        left: `${Math.max(0, Math.min(100, (event.minute / length) * 100))}%`,
        marginLeft: `${shiftOf(event, at) * 15}px`,
      }}
    >
      {typeKey(event.type) === "goal" ? <Icon name="sports" size={14} /> : <span className={styles.card} />}
    </span>
  ));
}

/** The pressure of each side as bars from the middle line, scaled to the highest. */
function Bars({ momentum: { bins, most } }: { readonly momentum: Pressure }) {
  const high = (value: number) => (value === 0 ? 0 : Math.max(2, (value / most) * HIGH));
  return (
    <span className={styles.bars}>
      {bins.map(([home, away], at) => (
        <span key={at} className={styles.bin}>
          <span className={styles.home} style={{ height: high(home) }} />
          <span className={styles.away} style={{ height: high(away) }} />
        </span>
      ))}
    </span>
  );
}

/** The progress of the match on the plain line, if too little is known for bars. */
function Played({ length, minute }: ScaleProps) {
  return (
    <span className={styles.line}>
      <span className={styles.played} style={{ transform: `scaleX(${Math.min(1, minute / length)})` }} />
    </span>
  );
}

/** The chart in words: goals and cards, and who was more dangerous recently. */
function useSpoken({ match, events }: MomentumProps, momentum: Pressure, minute: number): string {
  const { i18n, t } = useLingui();
  const happened = events
    .filter(({ type }) => TOLD.has(typeKey(type)))
    .map(({ minute: at, side, type }) => `${at}' ${statsName(i18n, type)} ${side === 1 ? match.home : match.away}`);
  const [home, away] = lately(momentum, minute);
  if (momentum.told && home !== away) {
    const stronger = home > away ? match.home : match.away;
    const [more, less] = [Math.max(home, away), Math.min(home, away)];
    happened.push(t`${stronger} more dangerous in the last 15 minutes, ${more} to ${less}`);
  }
  return happened.join(", ") || t`No events yet`;
}

/** The chart of a sport whose minute counts up. */
function Chart({ match, events, length, minute }: MomentumProps & ScaleProps) {
  const { t } = useLingui();
  const seen = useSightings(sightingsOf(match.id));
  const momentum = momentumOf(events, seen, length);
  const share = Math.min(1, minute / length);
  const spoken = useSpoken({ match, events }, momentum, minute);
  return (
    <div className={styles.chart} role="img" aria-label={spoken}>
      <span className={styles.crests}>
        <Crest match={match} side={0} size={14} />
        <Crest match={match} side={1} size={14} />
      </span>
      <span className={styles.track}>
        {momentum.told ? <Bars momentum={momentum} /> : <Played length={length} minute={minute} />}
        <span
          className={styles.half}
          style={{ left: `${(Math.min(length, REGULAR_MIN[match.sportId] ?? length) / length) * 50}%` }}
        />
        <span className={styles.now} style={{ left: `${share * 100}%` }} />
        <Marks events={events} length={length} />
        {momentum.told && share < NAMED_UNTIL && <span className={styles.name}>{t`Momentum`}</span>}
      </span>
    </div>
  );
}

/** Which side presses when, over the whole match, from reported events alone; sports without a running minute show their periods (design-2, 5.4). */
export function Momentum({ match, events }: MomentumProps) {
  const regular = REGULAR_MIN[match.sportId];
  const { minute, period = 0 } = match.live ?? {};
  if (regular === undefined) return <Periods match={match} />;
  const length = match.sportId === 1 && period >= THIRD && period < 5 ? regular + EXTRA : regular;
  // a live match without a minute is in the middle of its time: the break between the halves
  const now = match.state === "ended" ? length : (minute ?? regular / 2);
  return <Chart match={match} events={events} length={length} minute={now} />;
}
