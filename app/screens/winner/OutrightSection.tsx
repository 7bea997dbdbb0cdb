import { useApp } from "#app/application/useApp.ts";
import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { OddsButton } from "#app/components/board/price/OddsButton.tsx";
import { ODDS_STYLE } from "#app/domain/odds/odds.ts";
import { type Outright, type Runner } from "#app/domain/boards/outright.ts";
import { outrightKey } from "#app/domain/slip/outrightPick.ts";
import { ticketState } from "#app/domain/slip/ticket.ts";
import { usePickOutright } from "#app/flows/slip/pick.ts";
import { useTeamSide } from "#app/flows/look/teamSide.ts";
import { useLook } from "#app/stores/look.ts";
import { foldsOf, keepFolds } from "#app/stores/folds.ts";
import { useSettings } from "#app/stores/settings.ts";
import { useIsPicked } from "#app/stores/slip.ts";
import { dateTimeText } from "#app/text/time/dateTexts.ts";
import { Icon } from "#app/ui/Icon.tsx";
import styles from "./OutrightSection.module.css";

interface OutrightSectionProps {
  readonly outright: Outright;
  readonly startsOpen: boolean;
  /** It was requested by name: it is open, whatever it was before. */
  readonly chosen: boolean;
  /** The server cannot be reached: all prices locked. */
  readonly frozen: boolean;
}

/** How many runners are shown before "Show all" (design 4.16). */
const SHOWN = 10;

function RunnerPrice({
  outright,
  runner,
  frozen,
}: {
  readonly outright: Outright;
  readonly runner: Runner;
  readonly frozen: boolean;
}) {
  const pick = usePickOutright();
  const key = outrightKey(runner);
  const open = ticketState(runner.status, true) === "open" && !frozen;
  return (
    <OddsButton
      id={key}
      q={`outright:${runner.orId}:${runner.couId}`}
      line={runner.name}
      title={runner.name}
      odds={runner.odds}
      oddsStyle={ODDS_STYLE.EU}
      state={open ? "open" : "suspended"}
      picked={useIsPicked(key)}
      named
      onPick={() =>
        pick({
          orId: runner.orId,
          couId: runner.couId,
          sportId: outright.sportId,
          leagueId: outright.leagueId,
          leagueName: outright.leagueName,
          title: outright.title,
          runner: runner.name,
          closesAt: outright.closesAt,
          odds: runner.odds,
        })
      }
    />
  );
}

interface RunnerPlaceProps {
  readonly outright: Outright;
  readonly name: string;
  readonly children: ReactNode;
}

/** A runner's cell with the crest of the team that it is, if a list holds one of this name. */
function RunnerPlace({ outright, name, children }: RunnerPlaceProps) {
  const crest = useLook((state) => state.crest);
  const held = useTeamSide({ name, leagueId: outright.leagueId });
  // a golfer is no club of the same name
  const isOfSport = held?.match.sportId === outright.sportId;
  return (
    <div
      className={styles.runner}
      data-crest={isOfSport || undefined}
      style={isOfSport ? crest?.(held.match, held.side) : undefined}
    >
      {children}
    </div>
  );
}

/** The lowest OrID of its runners: a league may have several outrights, and the API gives them no id. */
const leastOf = ({ runners }: Outright): number => Math.min(...runners.map(({ orId }) => orId));

interface BarProps {
  readonly outright: Outright;
  readonly open: boolean;
  readonly onFold: () => void;
}

function Bar({ outright, open, onFold }: BarProps) {
  return (
    <button
      className={styles.bar}
      data-q={`outrights:${outright.leagueId}:${leastOf(outright)}`}
      data-q-state={open ? "open" : "closed"}
      type="button"
      aria-expanded={open}
      onClick={onFold}
    >
      <span className={styles.name}>{`${outright.leagueName} · ${outright.title}`}</span>
      <span className={styles.count}>{outright.runners.length}</span>
      <Icon name={open ? "up" : "down"} size={16} />
    </button>
  );
}

/** One outright: its head folds it, its runners are sorted by price, favourites first (design 4.16, 17). */
export function OutrightSection({ outright, startsOpen, chosen, frozen }: OutrightSectionProps) {
  const app = useApp();
  const { i18n, t } = useLingui();
  const name = `winner:${outright.leagueId}:${outright.title}`;
  const [{ open, all }, setFolds] = useState(() => {
    const kept = foldsOf(app, name);
    return { open: chosen || (kept.get("open") ?? startsOpen), all: kept.get("all") ?? false };
  });
  const fold = (now: { readonly open: boolean; readonly all: boolean }) => {
    setFolds(now);
    keepFolds(app, name, new Map(Object.entries(now)));
  };
  // in the order first shown: a price that moves must not swap places under a finger (BET-26)
  const [order, setOrder] = useState<readonly number[]>([]);
  const timeZone = useSettings((settings) => settings.timeZone);
  const { runners, closesAt } = outright;
  const known = new Set(order);
  const fresh = runners.filter(({ orId }) => !known.has(orId));
  if (fresh.length > 0) {
    setOrder([
      ...order,
      ...fresh.toSorted((a, b) => (a.odds || Infinity) - (b.odds || Infinity)).map(({ orId }) => orId),
    ]);
  }
  const byId = new Map(runners.map((runner) => [runner.orId, runner]));
  const listed = order.flatMap((orId) => byId.get(orId) ?? []);
  const shown = all ? listed : listed.slice(0, SHOWN);
  const closing = dateTimeText(i18n.locale, closesAt, timeZone);
  return (
    <section>
      <h2 className={styles.head} data-open={open}>
        <Bar outright={outright} open={open} onFold={() => fold({ open: !open, all })} />
      </h2>
      {open && (
        <div className={styles.body}>
          <p className={styles.note}>{t`Closes ${closing} · one winner`}</p>
          <div className={styles.runners}>
            {shown.map((runner) => (
              <RunnerPlace key={runner.orId} outright={outright} name={runner.name}>
                <RunnerPrice outright={outright} runner={runner} frozen={frozen} />
              </RunnerPlace>
            ))}
          </div>
          {listed.length > SHOWN && (
            <button
              className={styles.more}
              data-q={`more:${outright.leagueId}:${leastOf(outright)}`}
              type="button"
              onClick={() => fold({ open, all: !all })}
            >
              {all ? t`Show fewer` : t`Show all ${listed.length}`}
            </button>
          )}
        </div>
      )}
    </section>
  );
}
