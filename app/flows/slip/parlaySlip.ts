import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { concerns, READY } from "#app/domain/slip/attempt.ts";
import { type Combination, combinationsFor } from "#app/domain/slip/combinations.ts";
import { ODDS_STYLE } from "#app/domain/odds/odds.ts";
import { parlayPreview, type ParlayPreview } from "#app/domain/slip/parlay.ts";
import { isDeadLeg } from "#app/domain/slip/parlayLeg.ts";
import { isCovered, type PriceMove, priceMove, type Quote } from "#app/domain/slip/quote.ts";
import { type Selection, selectionKey } from "#app/domain/slip/selection.ts";
import { type ListRefusal, parlayMinimum, parlayRefusal } from "#app/domain/slip/slip.ts";
import { isLiftedByPrice, shutsKeypad, slipArea } from "#app/domain/slip/slipArea.ts";
import { checkStake, pressKey } from "#app/domain/slip/stake.ts";
import { setAside } from "#app/stores/attempt.ts";
import { useSession } from "#app/stores/session.ts";
import { useSettings } from "#app/stores/settings.ts";
import { chooseCombination, setParlay, showBetPage, useSlip } from "#app/stores/slip.ts";
import { setParlayAmount, useStake } from "#app/stores/stake.ts";
import { useMember } from "#app/flows/session/balance.ts";
import { type PricedLeg, useParlayPrice } from "./parlayLegs.ts";
import { useBlockedHere } from "#app/flows/session/preference.ts";
import { useListWait } from "./recentBets.ts";
import { isUsedUp, useArmed, useDoubt } from "./slipParts.ts";
import { placeNow } from "./slipTap.ts";
import { type PriceWait, type ShownPrice, type SlipView } from "./slipView.ts";
import { slipMeaning, useTapMeaning } from "./tapMeaning.ts";
import { beforeChange } from "./undo.ts";

/** One leg as the bet page shows it. */
export interface ParlayLeg extends PricedLeg {
  readonly key: string;
  readonly price: ShownPrice;
  /** The price before, when the member has to look at a change or has just been shown one. */
  readonly before: ShownPrice | undefined;
  readonly move: PriceMove;
}

/** Which rule stands in the way of the parlay as a list (spec §5; design 4.11). */
export type ParlayRule = ListRefusal | "deadLegs" | "empty" | "noType" | undefined;

/** The parlay on its bet page. */
export interface ParlaySlip extends SlipView {
  readonly legs: readonly ParlayLeg[];
  readonly minimum: number;
  readonly rule: ParlayRule;
  /** How many legs can only be taken off. */
  readonly dead: number;
  readonly types: readonly Combination[];
  readonly type: Combination | undefined;
  /** The sums for the typed amount; undefined while a leg has no price or no type fits. */
  readonly preview: ParlayPreview | undefined;
  readonly choose: (name: string) => void;
  readonly remove: (key: string) => void;
  readonly removeDead: () => void;
  readonly clear: () => void;
}

const shownOf = ({ odds, hdp, oddsStyle, outLevel }: ShownPrice): ShownPrice => ({ odds, hdp, oddsStyle, outLevel });

/** While the bet page is on the screen; what is in doubt when it goes is looked for all the same (BET-20). */
function usePresence(): void {
  useEffect(() => {
    showBetPage(true);
    return () => {
      showBetPage(false);
      setAside();
    };
  }, []);
}

/** Everything the bet page shows and does (spec §4, §5; decisions, Parlay). */
export function useParlaySlip(): ParlaySlip {
  const client = useQueryClient();
  const picks = useSlip((slip) => slip.parlay);
  const block = useSlip((slip) => slip.block);
  const chosen = useSlip((slip) => slip.combination);
  const amount = useStake((stake) => stake.parlay);
  const autoAccept = useSettings((settings) => settings.autoAccept);
  const loggedIn = useSession(({ phase }) => phase === "member");
  const member = useMember();
  const armed = useArmed();
  const listWait = useListWait();
  const [openedAt] = useState(() => Date.now());
  usePresence();
  const { attempts, ...ways } = useDoubt(picks);
  const [attempt] = attempts;
  const server = useParlayPrice(picks);

  // what the member last agreed to see of each leg: the picked price, then each price accepted with a tap
  const [agreed, setAgreed] = useState<Readonly<Record<string, ShownPrice>>>({});
  const repriced = attempt?.state === "repriced" && picks.some((pick) => concerns(attempt, pick)) ? attempt.quotes : [];

  const legs = server.legs.map((leg): ParlayLeg => {
    const key = selectionKey(leg.selection);
    const seen = agreed[key] ?? shownOf(leg.selection);
    const answered = repriced.find((quote) => selectionKey(quote) === key);
    const newer = answered !== undefined && (leg.quote === undefined || answered.at > leg.quote.at);
    const quote = newer ? answered : leg.quote;
    const move = quote === undefined ? "same" : priceMove({ ...leg.selection, ...seen }, quote);
    return { ...leg, key, quote, price: quote ?? seen, before: move === "same" ? undefined : seen, move };
  });

  const listed = legs.map(({ selection, price }) => ({ ...selection, odds: price.odds }));
  const minimum = parlayMinimum(listed.filter(({ minParlay }) => minParlay > 0));
  const dead = legs.filter(({ state }) => isDeadLeg(state)).length;
  const types = combinationsFor(legs.length, minimum, server.types);
  const type = types.find(({ name }) => name === chosen) ?? types[0];
  const listRule = parlayRefusal(listed);
  const rule: ParlayRule =
    legs.length === 0 ? "empty" : dead > 0 ? "deadLegs" : (listRule ?? (type === undefined ? "noType" : undefined));
  const count = type?.combCount ?? 1;

  const failureCode = server.failure?.kind === "envelope" ? server.failure.code : 0;
  const newest = Math.min(...legs.map(({ quote }) => quote?.at ?? 0));
  const lifted = block !== undefined && isLiftedByPrice(block.code) && newest > block.at;
  const barred = useBlockedHere();
  const code = barred?.code ?? (shutsKeypad(failureCode) ? failureCode : lifted ? 0 : (block?.code ?? 0));
  const area = slipArea({ picks, attempts, paused: member?.paused === true, code, state: "open" });
  const placing = attempt?.state === "submitting";
  const updating = legs.some(({ state }) => state === "updating");
  const asks = legs.some(({ move }) => !isCovered(move, autoAccept));
  const quotes = legs.flatMap(({ quote }) => quote ?? []);
  const complete = quotes.length === legs.length;
  const [tooOld, setTooOld] = useState(0);
  const wait: PriceWait = !armed
    ? "arming"
    : listWait
      ? "reading"
      : server.failure !== undefined
        ? "noAnswer"
        : rule === undefined && (!complete || updating || tooOld === newest || isUsedUp(attempt, newest))
          ? "asking"
          : undefined;

  const { limits } = server;
  const stake = checkStake({
    amount,
    count,
    min: limits?.min,
    max: limits?.max,
    balance: member?.balance,
    loggedIn,
    allowed: wait === undefined && rule === undefined && area === "keypad" && !placing && member?.paused === false,
  });
  const odds = legs.map(({ price }) => price.odds);
  const preview = type && parlayPreview(type, odds, Number(amount));

  const prices = legs.map(({ key, price }) => `${key} ${price.odds} ${price.hdp}`).join("|");
  const meaning = slipMeaning(area, [prices, type?.name, amount, asks, attempt?.state]);
  const button = useTapMeaning(meaning);

  const tap = (): void => {
    if (!button.holds() || listWait) return;
    if (member === undefined || type === undefined || preview === undefined || rule !== undefined || !complete) return;
    const started = placeNow(client, {
      question: {
        loggedIn,
        paused: member.paused,
        openedAt,
        legs: legs.map((leg) => ({
          marketId: leg.selection.marketId,
          odds: leg.price.odds,
          oddsStyle: ODDS_STYLE.EU,
          outright: false,
          status: leg.status,
          code,
          quotedAt: leg.quote?.at,
          move: leg.move,
        })),
        parlay: true,
        list: listRule,
        amount,
        count,
        min: limits?.min,
        max: limits?.max,
        balance: member.balance,
        attempt: attempt ?? READY,
        autoAccept,
        accepting: asks,
      },
      area,
      order: {
        kind: "parlay",
        selections: legs.map(({ selection }) => selection),
        quotes,
        combination: type,
        stake: Number(amount),
        payment: preview.totalStake,
        back: preview.back,
        account: member.account,
        currency: member.currency,
        autoAccept,
        paintedAt: button.paintedAt(),
      },
      onOld: () => {
        setTooOld(newest);
        server.ask();
      },
    });
    if (started) setAgreed(agreedTo(legs, quotes));
  };

  const drop = (reason: "removed" | "cleared", keep: (leg: ParlayLeg) => boolean): void => {
    if (placing) return;
    beforeChange(reason);
    const kept = new Set(legs.filter(keep).map(({ key }) => key));
    setParlay(picks.filter((pick: Selection) => kept.has(selectionKey(pick))));
  };

  return {
    legs,
    minimum,
    rule,
    dead,
    types,
    type,
    preview,
    member,
    loggedIn,
    area,
    said: barred?.said ?? (server.failure?.said || (block?.said ?? "")),
    limits,
    amount,
    stake,
    overBalance: stake.onBet === "insufficient",
    wait,
    asks,
    placing,
    canPlace: stake.enabled,
    setAmount: (digits) => {
      if (!placing) setParlayAmount(digits);
    },
    press: (key) => {
      if (!placing) setParlayAmount(pressKey(amount, key, { max: limits?.max, balance: member?.balance, count }));
    },
    meaning,
    aim: button.aim,
    place: tap,
    ...ways,
    close: () => history.back(),
    choose: (name) => {
      if (!placing) chooseCombination(name);
    },
    remove: (key) => drop("removed", (leg) => leg.key !== key),
    removeDead: () => drop("removed", ({ state }) => !isDeadLeg(state)),
    clear: () => drop("cleared", () => false),
  };
}

/** What the member has agreed to with a tap: the price of each leg that is bet on. */
const agreedTo = (legs: readonly ParlayLeg[], quotes: readonly Quote[]): Readonly<Record<string, ShownPrice>> =>
  Object.fromEntries(
    legs.flatMap(({ key }, at) => {
      const quote = quotes[at];
      return quote ? [[key, shownOf(quote)]] : [];
    }),
  );
