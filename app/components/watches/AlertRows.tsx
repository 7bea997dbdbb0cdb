import { useLingui } from "@lingui/react/macro";
import { type ReactNode } from "react";
import { TeamCrest } from "#app/components/views/TeamCrest.tsx";
import { type NamedTeam } from "#app/domain/look/heldSide.ts";
import { pickedSide } from "#app/domain/odds/pickedSide.ts";
import { type Watch } from "#app/domain/watches/watch.ts";
import { type Telling } from "#app/domain/watches/watchBook.ts";
import { useOddsStyle } from "#app/flows/session/preference.ts";
import { useReading } from "#app/flows/watches/reading.ts";
import { useSettings } from "#app/stores/settings.ts";
import { clockText, dateTimeText } from "#app/text/time/dateTexts.ts";
import { targetText, tellingText, tellingTitle, waitingText, watchTitle } from "#app/text/watches.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import { Tag } from "#app/ui/Tag.tsx";
import { priceAt } from "./tellRows.ts";
import { WATCH_ICONS } from "./watchIcons.ts";
import styles from "./AlertList.module.css";

interface RowProps {
  readonly watch: Watch;
  readonly name: string;
  readonly tone: "up" | "accent" | "grey";
  /** The tag and the text beside it. */
  readonly children: ReactNode;
  readonly onOpen: () => void;
  readonly onRemove: () => void;
}

/** The side that is watched: that of the pick, of a match as a whole the home side; a total has none. */
function teamOf({ pick, sportId, matchId, home, away }: Watch): NamedTeam | undefined {
  const side = pick ? pickedSide({ ...pick, sportId }) : 0;
  return side === undefined ? undefined : { name: side === 0 ? home : away, matchId };
}

function Row({ watch, name, tone, children, onOpen, onRemove }: RowProps) {
  const { t } = useLingui();
  return (
    <li className={styles.row} data-q={`watch:${watch.id}`} data-tone={tone}>
      <span className={styles.kind}>
        <Icon name={WATCH_ICONS[watch.kind]} />
      </span>
      <button className={styles.open} type="button" data-q={`open:${watch.id}`} onClick={onOpen}>
        <span className={styles.name}>
          <TeamCrest team={teamOf(watch)} size={20} />
          <span>{name}</span>
        </span>
        <span className={styles.small}>{children}</span>
      </button>
      <IconButton q={`drop:${watch.id}`} icon="close" label={t`Remove: ${name}`} onClick={onRemove} />
    </li>
  );
}

/** "now 1.93" of a price that can be bet on, by the newest answer; "" otherwise. */
function useNow({ kind, matchId, pick }: Watch): string {
  const { t } = useLingui();
  const style = useOddsStyle();
  const reading = useReading(matchId);
  const price = kind === "price" && pick && reading ? priceAt(reading, pick) : undefined;
  if (price === undefined || pick === undefined) return "";
  const now = targetText(price, pick.marketId, style);
  return t`now ${now}`;
}

interface ToldRowProps {
  readonly telling: Telling;
  readonly onOpen: () => void;
  readonly onRemove: () => void;
}

/** A past alert, or a watch that ended without one. */
export function ToldRow({ telling, onOpen, onRemove }: ToldRowProps) {
  const { i18n, t } = useLingui();
  const style = useOddsStyle();
  const timeZone = useSettings((settings) => settings.timeZone);
  const now = useNow(telling.watch);
  const ended = telling.news.kind === "ended";
  const tag = ended
    ? t({ message: "Ended", context: "alerts" })
    : t`Sent ${clockText(i18n.locale, telling.at, timeZone)}`;
  const text = [tellingText(i18n, telling, style), ended ? "" : now].filter(Boolean).join(" · ");
  return (
    <Row
      watch={telling.watch}
      name={tellingTitle(i18n, telling, style)}
      tone={ended ? "grey" : "up"}
      onOpen={onOpen}
      onRemove={onRemove}
    >
      <Tag tone={ended ? "grey" : "up"}>{tag}</Tag>
      {text}
    </Row>
  );
}

interface WaitingRowProps {
  readonly watch: Watch;
  readonly onOpen: () => void;
  readonly onRemove: () => void;
}

/** A current watch, and how far it is. */
export function WaitingRow({ watch, onOpen, onRemove }: WaitingRowProps) {
  const { i18n, t } = useLingui();
  const style = useOddsStyle();
  const timeZone = useSettings((settings) => settings.timeZone);
  const now = useNow(watch);
  const where = watch.kind === "start" ? dateTimeText(i18n.locale, watch.startsAt, timeZone) : waitingText(i18n, watch);
  return (
    <Row watch={watch} name={watchTitle(i18n, watch, style)} tone="accent" onOpen={onOpen} onRemove={onRemove}>
      <Tag tone="accent">{t({ message: "Waiting", context: "alerts" })}</Tag>
      {[where, now].filter(Boolean).join(" · ")}
    </Row>
  );
}
