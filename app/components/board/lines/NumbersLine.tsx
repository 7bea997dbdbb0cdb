import { type I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useApp } from "#app/application/useApp.ts";
import { PayLadder } from "#app/components/bets/PayLadder.tsx";
import { useRow } from "#app/components/board/row/rowContext.ts";
import { selectionOf } from "#app/domain/slip/selectionOf.ts";
import { SheetHead } from "#app/components/views/SheetHead.tsx";
import { type LadderStep, payLadder } from "#app/domain/bets/ladder.ts";
import { isHalted, type Match } from "#app/domain/boards/match.ts";
import { giverOf } from "#app/domain/odds/line.ts";
import { formatOdds, type OddsStyle } from "#app/domain/odds/odds.ts";
import { type Selection } from "#app/domain/slip/selection.ts";
import { ticketState } from "#app/domain/slip/ticket.ts";
import { closeNumbersLine } from "#app/stores/numbersLine.ts";
import { cellLabel, choiceTitle } from "#app/text/choices.ts";
import { scoresText } from "#app/text/ladder.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import { Sheet } from "#app/ui/layers/Sheet.tsx";
import { noteChange } from "#app/ui/touch/steadyTap.ts";
import styles from "./NumbersLine.module.css";

/** The full-time handicap, whose numbers a row shows first. */
const HANDICAP = 1;

/** The stake whose payouts explain the numbers, in the account's currency. */
const STAKE = 100;

/** The side that gives the handicap of the first row that can be bet on. */
function firstPick(matches: readonly (Match | undefined)[], style: OddsStyle): Selection | undefined {
  for (const match of matches) {
    const line = match && !isHalted(match.state) ? match.markets[HANDICAP]?.[0] : undefined;
    if (line === undefined || ticketState(line.status, false) !== "open") continue;
    const betPos = giverOf(line.hdp) === "away" ? 2 : 1;
    const odds = line.odds[betPos - 1] ?? 0;
    const { couId, hdp } = line;
    if (match && odds !== 0)
      return selectionOf(match, { matchId: match.id, marketId: HANDICAP, couId, betPos, hdp, odds }, style);
  }
  return undefined;
}

/** What the first row's numbers ask of a side, where that is one thing: nothing is won or lost by halves. */
function meaningOf(i18n: I18n, pick: Selection, ladder: readonly LadderStep[]): ReactNode {
  const [won, ...others] = ladder;
  if (won?.fraction !== 1 || others.length !== 1) return undefined;
  const { scores } = won;
  const team = pick.betPos === 2 ? pick.away : pick.home;
  const must =
    scores.by === "margin" && scores.from === 1 ? i18n._(msg`${team} must win`) : scoresText(i18n, scores, pick);
  return (
    <span className={styles.meaning}>
      <b>{cellLabel(i18n, pick)}</b>: {must}
    </span>
  );
}

/** Puts something above the list, under its toolbar; what the list shows there moves, and takes no tap until it stands. */
function AboveList({ children }: { readonly children: ReactNode }) {
  const mark = useRef<HTMLElement>(null);
  const [place, setPlace] = useState<HTMLElement>();
  useLayoutEffect(() => {
    const list = mark.current?.closest("[data-q-part='list']");
    if (!list) return;
    const made = document.createElement("div");
    list.before(made);
    setPlace(made);
    noteChange(list);
    return () => {
      made.remove();
      noteChange(list);
    };
  }, []);
  return (
    <>
      <i ref={mark} hidden />
      {place && createPortal(children, place)}
    </>
  );
}

/**
 * One line at the first visit that says what the first row's numbers mean and opens what they pay, with a cross that closes it for
 * ever (design-3, 2). It speaks of the row as it was when the line appeared.
 */
export function NumbersLine({ matches }: { readonly matches: readonly (Match | undefined)[] }) {
  const app = useApp();
  const { i18n, t } = useLingui();
  const { oddsStyle } = useRow();
  const [open, setOpen] = useState(false);
  const [pick] = useState(() => firstPick(matches, oddsStyle));
  const staked = pick && { stake: STAKE, odds: pick.odds, style: pick.oddsStyle, marketId: pick.marketId };
  const ladder = staked && payLadder(pick, staked);
  if (!pick || !ladder) return null;
  const price = formatOdds(pick.odds, pick.oddsStyle);
  const stake = STAKE;
  return (
    <AboveList>
      <section className={styles.line} aria-label={t`What do the numbers mean?`}>
        {meaningOf(i18n, pick, ladder)}
        <button type="button" className={styles.ask} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t`What do the numbers mean?`}
          <Icon name="right" size={14} />
        </button>
        <IconButton icon="close" label={t`Close`} onClick={() => closeNumbersLine(app)} />
      </section>
      <Sheet open={open} onClose={() => setOpen(false)} label={t`Payouts`}>
        <div className={styles.sheet}>
          <SheetHead title={`${choiceTitle(i18n, pick)} @ ${price}`} onClose={() => setOpen(false)} />
          <p className={styles.stake}>{t`Payouts for a stake of ${stake}`}</p>
          <PayLadder ladder={ladder} teams={pick} />
        </div>
      </Sheet>
    </AboveList>
  );
}
