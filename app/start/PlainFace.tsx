"use no memo";

import { msg } from "@lingui/core/macro";
import { type ReactNode } from "react";
import {
  BarFace,
  ChoiceFace,
  FootFace,
  RunningFace,
  SlipPriceFace,
  SumsFace,
  WhereFace,
} from "#app/components/slip/SlipFaces.tsx";
import { digitPlace, KeypadFace, KeysFace } from "#app/components/slip/stake/KeypadFace.tsx";
import { StakeField } from "#app/components/slip/stake/StakeField.tsx";
import { type Match } from "#app/domain/boards/match.ts";
import { formatMoney } from "#app/domain/odds/moneyText.ts";
import { formatOdds, isRedPrice } from "#app/domain/odds/odds.ts";
import { pickedSide } from "#app/domain/odds/pickedSide.ts";
import { QUICK_AMOUNTS } from "#app/domain/slip/amountKeys.ts";
import { SLIP_WAIT_MS } from "#app/domain/time/timing.ts";
import { type PlainPick } from "#app/stores/first/plainSlip.ts";
import { choiceTitle } from "#app/text/choices.ts";
import { i18n } from "#app/text/i18n.ts";
import { maximumText, minimumText } from "#app/text/limits.ts";
import { columnName } from "#app/text/listMarkets.ts";
import { oddsStyleName } from "#app/text/oddsStyles.ts";
import { progressText } from "#app/text/progress.ts";
import { Button } from "#app/ui/Button.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import crest from "#app/components/views/Crest.module.css";
import head from "#app/components/slip/SlipHead.module.css";
import single from "#app/components/slip/SingleSlip.module.css";
import sheet from "#app/ui/layers/Sheet.module.css";
import styles from "./plainSlip.module.css";
import { toDom } from "./toDom.ts";

/*
 * How the slip looks that stands before the app does (plainSlip.ts): the slip's own markup, drawn as nodes. What the app's slip alone
 * knows has its room: balance, limits, sums, payouts.
 */

const nothing = (): void => undefined;

/** What gives the crests their colours: it has come for the rows. */
const look = import("#app/flows/look/firstLook.ts");
look.catch(nothing);

interface FaceProps {
  readonly pick: PlainPick;
  /** The side that the pick stands for, if it stands for one. */
  readonly side: 0 | 1 | undefined;
}

const minuteOf = (match: Match): ReactNode => <RunningFace>{progressText(i18n, match)}</RunningFace>;

/** The amount, and what nobody knows yet. */
const Stake = ({ typed, money = "" }: { readonly typed: string; readonly money?: string }): ReactNode => {
  const unknown = { text: formatMoney(typed === "" ? 0 : undefined, 2) };
  const [min, max] = [minimumText(undefined), maximumText(undefined)];
  return (
    <>
      <StakeField words={i18n} amount={typed} currency={money} wrong={false} locked={false} onClear={nothing} />
      <SumsFace words={i18n} back={unknown} risk={unknown} win={unknown} same>
        <span>{i18n._(msg`Min ${min} · Max ${max}`)}</span>
      </SumsFace>
    </>
  );
};

/** What is picked, its price and its match. */
function Head({ pick, side }: FaceProps): ReactNode {
  const { match, marketId, odds, oddsStyle } = pick;
  const { sportId } = match;
  return (
    <div className={head.head}>
      <BarFace words={i18n} outright={false} balance={formatMoney(undefined, 2)}>
        <IconButton icon="more" label="" disabled onClick={nothing} />
        <IconButton q="act:cancel" icon="close" label={i18n._(msg`Close`)} onClick={nothing} />
      </BarFace>
      <ChoiceFace
        crest={side !== undefined && <span className={crest.crest} />}
        title={choiceTitle(i18n, { ...match, ...pick })}
        market={
          <>
            {columnName(i18n, { marketId, sportId })}
            <span className={head.minute}> · {minuteOf(match)}</span>
          </>
        }
      >
        <SlipPriceFace
          price={formatOdds(odds, oddsStyle)}
          styleName={i18n._(oddsStyleName(oddsStyle))}
          output={{ "data-negative": isRedPrice(odds, oddsStyle) || undefined, "data-q-value": odds }}
        />
      </ChoiceFace>
    </div>
  );
}

/** The slip's markup for a pick. */
function Slip({ pick, side }: FaceProps): ReactNode {
  const { match } = pick;
  const { score } = match;
  return (
    <dialog className={`${sheet.sheet} ${sheet.fills}`} open>
      <div className={sheet.body}>
        <span className={sheet.grabber} />
        <div className={single.slip} data-q="slip">
          <Head pick={pick} side={side} />
          <div className={head.middle}>
            <div className={head.match}>
              <WhereFace
                home={match.home}
                away={match.away}
                between={score ? <RunningFace>{`${score.home}–${score.away}`}</RunningFace> : i18n._(msg`v`)}
                league={match.leagueName}
                when={minuteOf(match)}
              />
              {/* what a bet pays is known later: here is its room, by which the league's line breaks */}
              <span className={`${head.more} ${styles.room}`}>
                {i18n._(msg`Payouts`)}
                <Icon name="down" size={16} />
              </span>
            </div>
            <Stake typed="" />
            <div className={single.keys}>
              <KeypadFace>
                <KeysFace words={i18n} onKey={nothing} quickAmounts={QUICK_AMOUNTS} />
              </KeypadFace>
            </div>
            <p className={single.delay}>{i18n._(msg`Scores and pictures are delayed; others may see them sooner.`)}</p>
          </div>
          <FootFace>
            <Button wide size={52} fillMs={SLIP_WAIT_MS}>
              {i18n._(msg`Checking odds…`)}
            </Button>
          </FootFace>
        </div>
      </div>
    </dialog>
  );
}

/** The nodes of a markup, for fingers alone; here names are kept, since the keys work. */
function drawn(markup: ReactNode): readonly HTMLElement[] {
  const nodes = toDom(markup, /^children$/) as readonly HTMLElement[];
  for (const node of nodes) for (const control of node.querySelectorAll("button")) control.tabIndex = -1;
  return nodes;
}

/** Draws the amount anew, with the sums below it. */
export function drawStake(place: Element, typed: string, money: string): void {
  let before = place.querySelector("[data-q=amount]");
  for (const node of drawn(<Stake typed={typed} money={money} />)) {
    const next = before?.nextElementSibling ?? null;
    before?.replaceWith(node);
    before = next;
  }
}

/** The slip with its scrim; its crest is coloured as the rows are, by the operator's unchecked entry. */
export function placeOf(pick: PlainPick, crests: unknown): HTMLElement {
  const { match } = pick;
  const side = pickedSide({ ...pick, sportId: match.sportId });
  const place = document.createElement("div");
  place.className = styles.scrim ?? "";
  place.ariaHidden = "true";
  // what comes after this finger's tap is not meant for the keys that have just come under it (BET-26)
  place.dataset["steady"] = "0";
  place.append(...drawn(<Slip pick={pick} side={side} />));
  for (const [at, digit] of [
    ...place.querySelectorAll<HTMLElement>("fieldset > button:not([data-zeros], [data-side])"),
  ].entries())
    Object.assign(digit.style, digitPlace(at));
  // nothing runs out here: the app's slip starts the wait anew
  place.querySelector("[data-filling] > :first-child")?.remove();
  const mark = place.querySelector<HTMLElement>(`.${crest.crest}`);
  if (mark && side !== undefined) {
    mark.style.setProperty("--s", "1.25rem");
    look.then(({ applyStyle, firstLook }) => applyStyle(mark, firstLook(crests).crest?.(match, side)), nothing);
  }
  return place;
}
