import { isOffered } from "#app/config.ts";
import { useApp } from "#app/application/useApp.ts";
import { type I18n } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { payLadder } from "#app/domain/bets/ladder.ts";
import { formatMoney } from "#app/domain/odds/moneyText.ts";
import { isOutright, selectionKey } from "#app/domain/slip/selection.ts";
import { type PaintedLeg } from "#app/domain/slip/paintedLeg.ts";
import { type BetSlip } from "#app/flows/slip/betSlip.ts";
import { watchSight } from "#app/flows/slip/facts/sight.ts";
import { type HeldPrice, showTrail } from "#app/stores/prices/priceTrail.ts";
import { cellLabel, choiceTitle } from "#app/text/choices.ts";
import { marketLine } from "#app/text/markets.ts";
import { progressText } from "#app/text/progress.ts";
import { dateTimeText } from "#app/text/time/dateTexts.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import { PickCrest } from "#app/components/views/TeamCrest.tsx";
import { Slot } from "#app/components/views/slots.ts";
import { PayLadder } from "#app/components/bets/PayLadder.tsx";
import { PriceStyles } from "./PriceStyles.tsx";
import { SlipOptions } from "./SlipOptions.tsx";
import { SlipPriceButton } from "./SlipPriceButton.tsx";
import { wholeWords } from "#app/text/teams.ts";
import { BarFace, ChoiceFace, RunningFace, WhereFace } from "./SlipFaces.tsx";
import styles from "./SlipHead.module.css";

interface LegProps {
  readonly leg: PaintedLeg;
}

interface PlaceProps extends LegProps {
  /** Hours east of UTC. */
  readonly timeZone: number;
}

interface HeadProps extends PlaceProps {
  readonly slip: BetSlip;
  /** What is shown below the head. */
  readonly children: ReactNode;
}

/** What the bar needs of the slip: a digit changes none of it. */
interface BarProps extends LegProps, Pick<BetSlip["input"], "member">, Pick<BetSlip["state"], "locked"> {
  readonly onClose: () => void;
}

/** Why this selection cannot be in a parlay, if the slip has no button for it (ADD-01). */
function useNotForParlay(selection: PaintedLeg["selection"]): string | undefined {
  const { t } = useLingui();
  if (!isOffered("parlayAnywhere")) return undefined;
  if (isOutright(selection)) return t`Outrights cannot be combined in a parlay.`;
  return selection.stage === "live" ? t`Live prices cannot be combined in a parlay.` : undefined;
}

/** The bar of the slip: its name in one line, the balance, one sign for alert, sharing and options, the close button (spec §2). */
function Bar({ leg, member, locked, onClose }: BarProps) {
  const { i18n, t } = useLingui();
  const [options, setOptions] = useState(false);
  const notForParlay = useNotForParlay(leg.selection);
  return (
    <>
      <BarFace words={i18n} outright={isOutright(leg.selection)} balance={formatMoney(member?.balance, 2)}>
        <IconButton
          q="set:slip"
          icon="more"
          label={t`Slip options`}
          disabled={locked}
          onClick={() => setOptions(true)}
        />
        <IconButton q="act:cancel" icon="close" label={t`Close`} disabled={locked} onClick={onClose} />
      </BarFace>
      <SlipOptions
        open={options}
        onClose={() => setOptions(false)}
        currency={member?.currency ?? ""}
        notForParlay={notForParlay}
        pick={{ ...leg.selection, ...leg.price }}
      />
    </>
  );
}

/** Teams with the live score, league and minute; for an outright the competition and its betting deadline. */
function Where({ leg, timeZone }: PlaceProps) {
  const { i18n, t } = useLingui();
  const { selection, match } = leg;
  const { score, stage } = selection;
  const live = stage === "live";
  const start = dateTimeText(i18n.locale, selection.startsAt, timeZone);
  if (isOutright(selection)) {
    return (
      <div className={styles.where}>
        <p className={styles.teams}>{wholeWords(selection.away)}</p>
        <p className={styles.league}>
          <bdi>{selection.leagueName}</bdi> · {t`Open until ${start}`}
        </p>
      </div>
    );
  }
  return (
    <WhereFace
      home={selection.home}
      away={selection.away}
      between={score && live ? <RunningFace>{`${score[0]}–${score[1]}`}</RunningFace> : t`v`}
      league={selection.leagueName}
      when={live ? <RunningFace>{progressText(i18n, match ?? { sportId: selection.sportId })}</RunningFace> : start}
    />
  );
}

/** The slip's price in the form that holding it in a list uses: its history is the same. */
function heldOf(i18n: I18n, { selection, price }: PaintedLeg): HeldPrice {
  const choice = { ...selection, ...price };
  const title = choiceTitle(i18n, choice);
  const label = isOutright(selection) ? title : cellLabel(i18n, choice);
  return { id: `${selectionKey(selection)} ${label}`, style: price.oddsStyle, title, odds: price.odds };
}

/** The minute beside the market, where a very short window has no room for the league's line. */
function Minute({ leg: { selection, match } }: LegProps) {
  const { i18n } = useLingui();
  if (selection.stage !== "live" || isOutright(selection)) return null;
  return (
    <span className={styles.minute}>
      {" · "}
      <RunningFace>{progressText(i18n, match ?? { sportId: selection.sportId })}</RunningFace>
    </span>
  );
}

/** The price in every allowed style, and a link to its history. */
function Styles({ leg }: LegProps) {
  const app = useApp();
  const { i18n, t } = useLingui();
  return (
    <>
      <PriceStyles odds={leg.price.odds} oddsStyle={leg.price.oddsStyle} />
      <button type="button" className={styles.more} data-alone="" onClick={() => showTrail(app, heldOf(i18n, leg))}>
        {t`Price history`}
      </button>
    </>
  );
}

/**
 * The selection: name and price, market, teams with the score, league (design 4.9). Names wrap and are never cut. Selection and
 * price stay in sight while everything below them scrolls.
 */
export function SlipHead({ slip, leg, timeZone, children }: HeadProps) {
  const { i18n, t } = useLingui();
  const [shown, setShown] = useState<"styles" | "ladder" | undefined>(undefined);
  const { selection, price } = leg;
  const { area, locked, stake } = slip.state;
  const toggle = (what: "styles" | "ladder") => setShown((now) => (now === what ? undefined : what));
  const staked = { stake: stake.total, odds: price.odds, style: price.oddsStyle, marketId: selection.marketId };
  const ladder = area === "keypad" ? payLadder({ ...selection, ...price }, staked) : undefined;
  return (
    <>
      <div className={styles.head}>
        <Bar leg={leg} member={slip.input.member} locked={locked} onClose={slip.close} />
        <ChoiceFace
          seen={watchSight}
          crest={<PickCrest pick={selection} size={20} />}
          title={choiceTitle(i18n, { ...selection, ...price })}
          market={
            <>
              {marketLine(i18n, selection)}
              <Minute leg={leg} />
            </>
          }
        >
          <SlipPriceButton leg={leg} area={area} open={shown === "styles"} onToggle={() => toggle("styles")} />
        </ChoiceFace>
      </div>
      <div className={styles.middle}>
        {shown === "styles" && <Styles leg={leg} />}
        <div className={styles.match} ref={watchSight}>
          <Where leg={leg} timeZone={timeZone} />
          {ladder && (
            <button
              type="button"
              className={styles.more}
              data-q="pays"
              aria-expanded={shown === "ladder"}
              onClick={() => toggle("ladder")}
            >
              {t`Payouts`}
              <Icon name={shown === "ladder" ? "up" : "down"} size={16} />
            </button>
          )}
        </div>
        {shown === "ladder" && ladder && <PayLadder ladder={ladder} teams={selection} />}
        <div className={styles.brings}>
          <Slot name="slipMatch" given={{ slip, leg, at: "head" }} />
        </div>
        {children}
      </div>
    </>
  );
}
