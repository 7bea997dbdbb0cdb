import { type App } from "#app/application/app.ts";
import { betLimit } from "#app/api/bet/getBetLimit.ts";
import { mixparlayBetLimit } from "#app/api/bet/getMixparlayBetLimit.ts";
import { outrightBetLimit } from "#app/api/bet/getOutrightBetLimit.ts";
import { nextPoll } from "#app/api/cadence.ts";
import { isFailure } from "#app/api/failure.ts";
import { batchTicketOdds } from "#app/api/odds/getBatchTicketOdds.ts";
import { outRight } from "#app/api/odds/getOutRight.ts";
import { ticketOdds } from "#app/api/odds/getTicketOdds.ts";
import { config } from "#app/config.ts";
import { type Quote, quoteOf } from "#app/domain/slip/quote.ts";
import { isOutright, type Selection, selectionKey } from "#app/domain/slip/selection.ts";
import { shownOf, type ShownPrice, type SlipInput, type SlipLeg } from "#app/domain/slip/slipInput.ts";
import { slipState, type SlipState, slipTurnsAt } from "#app/domain/slip/slipState.ts";
import { seenOf } from "#app/flows/slip/agreed.ts";
import { type TapMeaning, tapMeaning } from "#app/flows/attempt/tapMeaning.ts";
import { readSlipFacts, type SlipLegs } from "#app/flows/slip/facts/slipFacts.ts";
import { tapSlip } from "#app/flows/slip/slipTap.ts";
import { plainSlipOn } from "#app/stores/first/plainSlip.ts";
import { useSettings } from "#app/stores/settings.ts";
import { useSlip } from "#app/stores/slip.ts";
import { setAmount, useStake } from "#app/stores/stake.ts";
import { type Eye } from "./eye.ts";

/** What is on the glass at pointer down, as the member reads it. */
export interface Painted {
  readonly kind: SlipInput["kind"];
  readonly legs: readonly { readonly key: string; readonly odds: number; readonly hdp: string }[];
  readonly stake: number;
  readonly type: number | undefined;
  /** Page ms since which it has been shown. */
  readonly since: number;
  /** The time of pointer down, likewise. */
  readonly at: number;
}

interface Opened {
  readonly key: string;
  readonly at: number;
  agreed: Readonly<Record<string, ShownPrice>>;
}

const failureOf = (error: unknown) => (isFailure(error) ? error : undefined);

/** An outright that is no longer listed counts as closed. */
const CLOSED = { kind: "envelope", code: 1, said: "" } as const;

/** The slip of a page, single or parlay, rendered and tapped as flows/slip does it in components. */
export class Slip {
  readonly #app: App;
  readonly #eye: Eye;
  readonly #redraw: () => void;
  #opened: Opened | undefined;
  #drawn: { readonly input: SlipInput; readonly state: SlipState } | undefined;
  readonly #button: TapMeaning = tapMeaning();
  #glass: Omit<Painted, "at"> | undefined;
  #turn: ReturnType<typeof setTimeout> | undefined;

  constructor(app: App, eye: Eye, redraw: () => void) {
    this.#app = app;
    this.#eye = eye;
    this.#redraw = redraw;
  }

  /** Renders the slip as it is now. */
  draw(): void {
    const { single, leaving, parlay, betPage } = useSlip.of(this.#app).getState();
    const isSingle = single !== undefined && !leaving;
    const collected = betPage ? parlay : [];
    const picks = isSingle ? [single] : collected;
    const key = isSingle ? selectionKey(single) : "parlay";
    if (picks.length > 0 && this.#opened?.key !== key) {
      this.#opened = { key, at: this.#app.now(), agreed: {} };
      if (isSingle) this.#takeOver(single);
    }
    clearTimeout(this.#turn);
    if (picks.length === 0 || this.#opened === undefined) {
      this.#opened = undefined;
      this.#drawn = undefined;
    } else {
      const input = this.#inputOf(this.#lookAt(picks, isSingle, this.#opened), this.#opened.at);
      this.#drawn = { input, state: slipState(input) };
      const turn = slipTurnsAt(input, this.#drawn.state);
      if (turn !== undefined) this.#turn = setTimeout(this.#redraw, Math.max(0, turn - this.#app.now()));
    }
    this.#button.show(this.#drawn?.state.meaning ?? "");
  }

  /** Takes over from the slip that stands before the app does, with the amount typed there. */
  #takeOver(selection: Selection): void {
    const plain = plainSlipOn(selection);
    if (plain === undefined) return;
    plain.remove();
    setAmount(this.#app, plain.typed);
  }

  /** A frame shows the slip as last rendered. */
  shown(): void {
    if (this.#drawn === undefined) this.#glass = undefined;
    else {
      const { input, state } = this.#drawn;
      const glass = {
        kind: input.kind,
        legs: state.legs.map(({ key, price: { odds, hdp } }) => ({ key, odds, hdp })),
        stake: Number(input.amount),
        type: state.list?.type?.id,
        since: performance.now(),
      };
      const isSame = JSON.stringify({ ...glass, since: this.#glass?.since }) === JSON.stringify(this.#glass);
      if (!isSame) this.#glass = glass;
    }
  }

  /** Which changes of the price the member accepts beforehand, as last drawn. */
  get autoAccepts(): SlipInput["autoAccept"] | undefined {
    return this.#drawn?.input.autoAccept;
  }

  /** The attempt that is open on the slip as last drawn, and the prices that are drawn with it. */
  get drawnBet(): { readonly ref: string; readonly state: string; readonly legs: Painted["legs"] } | undefined {
    const [attempt] = this.#drawn?.input.attempts ?? [];
    if (this.#drawn === undefined || attempt === undefined || attempt.state === "ready") return undefined;
    const legs = this.#drawn.state.legs.map(({ key, price: { odds, hdp } }) => ({ key, odds, hdp }));
    return { ref: attempt.entry.ref, state: attempt.state, legs };
  }

  /** What is on the glass. */
  get glass(): Omit<Painted, "at"> | undefined {
    return this.#glass;
  }

  /** The page hears of a tap on the button; the finger came down at this time, page ms. */
  tap(at: number): void {
    const drawn = this.#drawn;
    if (drawn === undefined) return;
    const { input, state } = drawn;
    this.#button.aim({ timeStamp: at });
    const press = this.#button.press({ detail: 1, timeStamp: performance.now() });
    if (press === undefined) return;
    const agree = (quotes: readonly Quote[]): void => {
      if (this.#opened)
        this.#opened.agreed = Object.fromEntries(quotes.map((one) => [selectionKey(one), shownOf(one)]));
    };
    const ways = {
      ask: () => void this.#app.client.invalidateQueries({ queryKey: ["odds/GetTicketOdds"] }),
      agree,
      close: () => undefined,
    };
    tapSlip(this.#app, { input, painted: state, press, ways, redraw: this.#redraw });
  }

  #inputOf(known: SlipLegs, openedAt: number): SlipInput {
    return { ...readSlipFacts(this.#app), ...known, now: this.#app.now(), openedAt, readingBets: false };
  }

  #lookAt(picks: readonly Selection[], isSingle: boolean, { agreed }: Opened): SlipLegs {
    const [pick] = picks;
    if (!isSingle || pick === undefined) return this.#lookAtParlay(picks, agreed);
    const seen = seenOf(pick, agreed);
    return isOutright(pick) ? this.#lookAtOutright(pick, seen) : this.#lookAtTicket(pick, seen);
  }

  #lookAtTicket(selection: Selection, seen: ShownPrice): SlipLegs {
    const { matchId, marketId, couId, betPos, oddsStyle } = selection;
    const ask = { matchId, marketId, couId, betPos, oddsStyle, odds: seen.odds, hdp: seen.hdp };
    const { data, error } = this.#eye.look("ticket", ticketOdds(ask));
    const { data: first } = this.#eye.look("limit", betLimit(ask));
    const quote = data && quoteOf(selection, data.ticket, data.at);
    const ticket = data && { ...data.ticket, minParlay: selection.minParlay };
    const leg: SlipLeg = { selection, match: undefined, seen, quote, ticket, answered: ticket !== undefined };
    const { amount } = useStake.of(this.#app).getState();
    return { kind: "single", legs: [leg], limits: data?.limits ?? first, failure: failureOf(error), amount };
  }

  #lookAtOutright(selection: Selection, seen: ShownPrice): SlipLegs {
    const { sportId, orId = 0, couId } = selection;
    const { language } = useSettings.of(this.#app).getState();
    const { slip } = config().intervals;
    const { data, error } = this.#eye.look("outrights", {
      ...outRight({ sportId, comboId: 0, language, oddsStyle: 2 }),
      staleTime: slip,
      refetchInterval: ({ state }) => nextPoll(slip, state),
    });
    const { data: limits } = this.#eye.look("limit", outrightBetLimit({ orId, odds: seen.odds }));
    const runners = data?.outrights.flatMap((one) => one.runners);
    const runner = runners?.find((one) => one.orId === orId && one.couId === couId);
    const isGone = data !== undefined && (runner === undefined || runner.odds === 0);
    const fresh = { gameId: 0, ticketId: "", odds: runner?.odds ?? seen.odds, hdp: "", bonus: false };
    const quote = data && runner && !isGone ? quoteOf(selection, fresh, data.at) : undefined;
    const ticket = runner && { odds: runner.odds, status: runner.status, minParlay: 0 };
    const leg: SlipLeg = { selection, match: undefined, seen, quote, ticket, answered: ticket !== undefined };
    const failure = failureOf(error) ?? (isGone ? CLOSED : undefined);
    return { kind: "outright", legs: [leg], limits, failure, amount: useStake.of(this.#app).getState().amount };
  }

  #lookAtParlay(picks: readonly Selection[], agreed: Opened["agreed"]): SlipLegs {
    const { language } = useSettings.of(this.#app).getState();
    const { data, error } = this.#eye.look("tickets", batchTicketOdds({ legs: picks, oddsStyle: 2, language }));
    const { data: first } = this.#eye.look("limit", mixparlayBetLimit(picks));
    const legs = picks.map((selection): SlipLeg => {
      const ticket = data?.tickets.find((one) => selectionKey(one) === selectionKey(selection));
      const isPriced = data !== undefined && ticket !== undefined && ticket.odds !== 0 && ticket.ticketId !== "";
      return {
        selection,
        match: undefined,
        seen: seenOf(selection, agreed),
        quote: isPriced ? quoteOf(selection, ticket, data.at) : undefined,
        ticket,
        answered: data !== undefined,
      };
    });
    return {
      kind: "parlay",
      legs,
      amount: useStake.of(this.#app).getState().parlay,
      chosen: useSlip.of(this.#app).getState().combination,
      limits: data?.limits ?? first?.limits,
      types: first?.types,
      failure: failureOf(error),
    };
  }
}
