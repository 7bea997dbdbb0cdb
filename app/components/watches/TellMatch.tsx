import { useApp } from "#app/application/useApp.ts";
import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { type Match } from "#app/domain/boards/match.ts";
import { type OddsStyle } from "#app/domain/odds/odds.ts";
import { type MatchReading } from "#app/domain/watches/judge.ts";
import { waitingFor } from "#app/domain/watches/watchBook.ts";
import { useOddsStyle } from "#app/flows/session/preference.ts";
import { setWatches } from "#app/flows/watches/setWatches.ts";
import { closeTellMe, type PriceAsk, useWatches } from "#app/stores/watches/watches.ts";
import { useSettings } from "#app/stores/settings.ts";
import { choiceTitle } from "#app/text/choices.ts";
import { dateTimeText } from "#app/text/time/dateTexts.ts";
import { refusalWord, targetText, watchKindName } from "#app/text/watches.ts";
import { Chip } from "#app/ui/Chip.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { Switch } from "#app/ui/Switch.tsx";
import { StepField } from "./StepField.tsx";
import { TellFoot } from "./TellFoot.tsx";
import {
  firstKind,
  firstTarget,
  isOfPrice,
  minutesToCome,
  stepTarget,
  type TellFacts,
  tellFacts,
  type TellRow,
  tellRows,
  typedTarget,
  wishOf,
} from "./tellRows.ts";
import { WATCH_ICONS } from "./watchIcons.ts";
import styles from "./TellMe.module.css";

interface RowProps extends TellRow {
  /** Why there is no switch, or what exactly the watch waits for. */
  readonly text: string;
  readonly on: boolean;
  readonly onSwitch: (on: boolean) => void;
  /** Further choices, while it is on. */
  readonly children?: ReactNode;
}

function Row({ kind, off, text, on, onSwitch, children }: RowProps) {
  const { i18n } = useLingui();
  const name = i18n._(watchKindName(kind));
  return (
    <div className={styles.item}>
      <div className={styles.row}>
        <Icon name={WATCH_ICONS[kind]} />
        <span className={off ? `${styles.words} ${styles.off}` : styles.words}>
          {name}
          <small className={styles.small}>{text}</small>
        </span>
        {!off && <Switch q={`tell:${kind}`} label={name} checked={on} onChange={onSwitch} />}
      </div>
      {!off && on && children}
    </div>
  );
}

interface MinutesProps {
  readonly offered: readonly number[];
  readonly chosen: number;
  readonly onChoose: (minutes: number) => void;
}

function Minutes({ offered, chosen, onChoose }: MinutesProps) {
  const { t } = useLingui();
  return (
    <div className={styles.minutes} role="radiogroup" aria-label={t`How long before`}>
      {offered.map((minutes) => (
        <Chip key={minutes} as="radio" look="soft" selected={minutes === chosen} onClick={() => onChoose(minutes)}>
          {minutes === 0 ? t`At the start` : t`${minutes} min before`}
        </Chip>
      ))}
    </div>
  );
}

/** The selection with its current price, or the match. */
function What({
  facts,
  style,
  read,
}: {
  readonly facts: TellFacts;
  readonly style: OddsStyle;
  readonly read: OddsStyle;
}) {
  const { i18n } = useLingui();
  const { match, pick, price } = facts;
  const teams = `${match.home} – ${match.away}`;
  if (pick === undefined) return <p className={styles.pick}>{teams}</p>;
  return (
    <p className={styles.pick}>
      <span>
        {choiceTitle(i18n, { ...match, ...pick, oddsStyle: read })}
        <span className={styles.teams}>{teams}</span>
      </span>
      {price !== undefined && <span>{targetText(price, pick.marketId, style)}</span>}
    </p>
  );
}

/** The text below the name of a row. */
function useRowText({ match, pick, price, started }: TellFacts): (row: TellRow, isSet: boolean) => string {
  const { i18n, t } = useLingui();
  const timeZone = useSettings((settings) => settings.timeZone);
  return ({ kind }, isSet) => {
    if (kind === "open" && price !== undefined) return t`Open now`;
    if (kind === "start") return started ? t`Started` : dateTimeText(i18n.locale, match.startsAt, timeZone);
    if (isSet) return t`Alert already set`;
    if (kind === "price") return pick?.hdp === "" ? t`or higher` : t`This line only, at this price or better`;
    if (kind === "open") return t`Locked now`;
    if (kind === "line") return t`Not offered now`;
    return `${match.home} – ${match.away}`;
  };
}

interface TellMatchProps {
  readonly ask: PriceAsk;
  readonly reading: MatchReading & { readonly match: Match };
}

/** The choices in the sheet, and the alerts the button sets from them. */
function useChoice({ ask, reading }: TellMatchProps) {
  const app = useApp();
  const { i18n, t } = useLingui();
  const style = useOddsStyle();
  const book = useWatches();
  const facts = tellFacts(ask, reading);
  const { pick, price } = facts;
  const [target, setTarget] = useState<number | undefined>(() => firstTarget(price));
  const [minutes, setMinutes] = useState(0);
  const [untilStart, setUntilStart] = useState(true);
  const [on, setOn] = useState<ReadonlySet<TellRow["kind"]>>(() => new Set([firstKind(facts)]));
  const [said, setSaid] = useState("");
  const wish = (kind: TellRow["kind"]) => wishOf(facts, kind, { target: target ?? 0, minutes, untilStart });
  // a different target or minute is a different alert
  const isSet = (kind: TellRow["kind"]) =>
    kind !== "price" && kind !== "start" && waitingFor(book, wish(kind)) !== undefined;
  const rows = tellRows(facts).map((row) => ({ ...row, off: row.off || isSet(row.kind), isSet: isSet(row.kind) }));
  const wanted = rows.filter(({ kind, off }) => on.has(kind) && !off).map(({ kind }) => kind);
  const set = () => {
    const { already, refused } = setWatches(app, wanted.map(wish));
    const now = price === undefined ? "" : targetText(price, pick?.marketId ?? 0, style);
    const [first] = already;
    if (refused) setSaid(i18n._(refusalWord(refused)));
    else if (first?.kind === "price") setSaid(t`The price is already ${now}.`);
    else if (first?.kind === "start") setSaid(minutes === 0 ? t`Started` : t`Starts in less than ${minutes} min.`);
    else if (first) setSaid(t`Open now`);
    else closeTellMe(app);
  };
  const turn = (kind: TellRow["kind"], is: boolean) =>
    setOn(new Set(is ? [...on, kind] : [...on].filter((one) => one !== kind)));
  const choice = { target, setTarget, minutes, setMinutes, untilStart, setUntilStart };
  return { facts, style, rows, on, turn, ...choice, wanted, said, set };
}

interface UntilKickOffProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Whether a price alert ends at kick-off (WAT-04). */
function UntilKickOff({ checked, onChange }: UntilKickOffProps) {
  const { t } = useLingui();
  return (
    <div className={`${styles.item} ${styles.row}`}>
      <Icon name="hourglass" />
      <span className={styles.words}>
        {t`Only until the start`}
        <small className={styles.small}>{t`Price alerts end at the start`}</small>
      </span>
      <Switch q="tell:until" label={t`Only until the start`} checked={checked} onChange={onChange} />
    </div>
  );
}

/** The possible alerts for a match, or for one of its prices. */
export function TellMatch(props: TellMatchProps) {
  const { t } = useLingui();
  const { facts, style, rows, on, turn, target, wanted, said, set, ...choice } = useChoice(props);
  const textOf = useRowText(facts);
  const marketId = facts.pick?.marketId ?? 0;
  const extras: Partial<Record<TellRow["kind"], ReactNode>> = {
    price: (
      <StepField
        label={t`The price reaches`}
        value={target}
        write={(value) => targetText(value, marketId, style)}
        read={(text) => typedTarget(text, marketId, style)}
        step={(steps) => stepTarget(target ?? firstTarget(facts.price), steps)}
        onChange={choice.setTarget}
      />
    ),
    start: (
      <Minutes
        offered={minutesToCome(facts.match.startsAt, props.reading.now)}
        chosen={choice.minutes}
        onChoose={choice.setMinutes}
      />
    ),
  };
  return (
    <>
      <What facts={facts} style={style} read={props.reading.style} />
      {rows.map(({ kind, off, isSet }) => (
        <Row
          key={kind}
          kind={kind}
          off={off}
          text={textOf({ kind, off }, isSet)}
          on={on.has(kind)}
          onSwitch={(is) => turn(kind, is)}
        >
          {extras[kind]}
        </Row>
      ))}
      {!facts.started && wanted.some(isOfPrice) && (
        <UntilKickOff checked={choice.untilStart} onChange={choice.setUntilStart} />
      )}
      <TellFoot
        count={wanted.length}
        incomplete={wanted.includes("price") && target === undefined}
        said={said}
        onSet={set}
      />
    </>
  );
}
