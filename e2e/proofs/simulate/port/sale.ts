import { type App } from "#app/application/app.ts";
import { sellQuote } from "#app/api/bet/checkInsurance.ts";
import { oneBet } from "#app/api/bet/getBet.ts";
import { forSale } from "#app/domain/bets/cashOut.ts";
import {
  agreedRate,
  pressSaleKey,
  type SaleInput,
  type SaleOrder,
  saleState,
  type SaleState,
  saleTurnsAt,
} from "#app/domain/bets/saleState.ts";
import { searchCashOutAgain, resumeCashOuts } from "#app/flows/sale/cashOut.ts";
import { showSale } from "#app/flows/sale/saleOnShow.ts";
import { type TapMeaning, tapMeaning } from "#app/flows/attempt/tapMeaning.ts";
import { announceUntoldSales } from "#app/flows/sale/untoldSales.ts";
import { tapSale } from "#app/flows/sale/saleTap.ts";
import { dispatchCashOut, forgetCashOuts, openCashOuts, saleOf, useCashOuts } from "#app/stores/cashOuts.ts";
import { ownerOf } from "#app/stores/storage/owner.ts";
import { useSession } from "#app/stores/session.ts";
import { useSettings } from "#app/stores/settings.ts";
import { type Eye } from "./eye.ts";

/** What was on the screen for a tap that cashed out. */
export interface PaintedSale extends Pick<SaleOrder, "betId" | "amount" | "rate"> {
  /** When it was tapped, and since when it had been shown; page ms. */
  readonly at: number;
  readonly since: number;
}

/** What a page says about a cash-out. */
export interface ToldSale {
  readonly ref: string;
  readonly owner: string;
  readonly betId: string;
  readonly state: string;
}

interface Opened {
  readonly betId: string;
  readonly at: number;
  typed: SaleInput["typed"];
  agreed: SaleInput["agreed"];
}

/** The cash-out page of one page of the app, and the watch on open cash-outs, as flows/sale does it in components. */
export class Sale {
  readonly #app: App;
  readonly #eye: Eye;
  readonly #redraw: () => void;
  #opened: Opened | undefined;
  #close: (() => void) | undefined;
  #drawn: { readonly input: SaleInput; readonly state: SaleState } | undefined;
  readonly #button: TapMeaning = tapMeaning();
  #glass: Omit<PaintedSale, "at"> | undefined;
  #turn: ReturnType<typeof setTimeout> | undefined;
  #account: string | undefined;

  constructor(app: App, eye: Eye, redraw: () => void) {
    this.#app = app;
    this.#eye = eye;
    this.#redraw = redraw;
  }

  /** Opens the cash-out of a bet; undefined = leaves the page. */
  open(betId: string | undefined): void {
    this.#close?.();
    this.#close = betId === undefined ? undefined : showSale(this.#app, betId);
    this.#opened =
      betId === undefined ? undefined : { betId, at: this.#app.now(), typed: undefined, agreed: undefined };
    this.#redraw();
  }

  /** Forgets the previous member's cash-outs, and looks for open ones of the next. */
  #follow(account: string | undefined): void {
    if (account === this.#account) return;
    forgetCashOuts(this.#app);
    this.#account = account;
    if (account === undefined) return;
    announceUntoldSales(this.#app, ownerOf(account));
    resumeCashOuts(this.#app, account);
  }

  /** Renders the cash-out as it is now. */
  draw(): void {
    const { phase, account } = useSession.of(this.#app).getState();
    const member = phase === "member" ? account : undefined;
    this.#follow(member);
    clearTimeout(this.#turn);
    this.#drawn = undefined;
    if (this.#opened !== undefined) {
      const input = this.#inputOf(this.#opened, member);
      this.#opened.agreed = input.agreed;
      const state = saleState(input);
      this.#drawn = { input, state };
      const turn = saleTurnsAt(input, state);
      if (turn !== undefined) this.#turn = setTimeout(this.#redraw, Math.max(0, turn - this.#app.now()));
    }
    this.#button.show(this.#drawn?.state.meaning ?? "");
  }

  /** A frame shows the page as last rendered. */
  shown(): void {
    const { button } = this.#drawn?.state ?? {};
    if (button?.does !== "sell") this.#glass = undefined;
    else {
      const { betId, amount, rate } = button.order;
      const held = this.#glass;
      if (held?.betId !== betId || held.amount !== amount || held.rate !== rate)
        this.#glass = { betId, amount, rate, since: performance.now() };
    }
  }

  /** The offer on the glass. */
  get glass(): Omit<PaintedSale, "at"> | undefined {
    return this.#glass;
  }

  #inputOf({ betId, at, typed, agreed }: Opened, account: string | undefined): SaleInput {
    const { language } = useSettings.of(this.#app).getState();
    const isAsked = account !== undefined;
    const bet = isAsked ? this.#eye.look("bet", oneBet({ betId, language })).data : undefined;
    const offer = isAsked ? this.#eye.look("offer", sellQuote({ betId, language })) : undefined;
    return {
      now: this.#app.now(),
      openedAt: at,
      embedded: false,
      inSight: true,
      account,
      bet,
      quote: offer?.data,
      isUnanswered: offer !== undefined && offer.error !== null,
      agreed: agreedRate(agreed, forSale(offer?.data)?.rate),
      attempt: saleOf(this.#app, betId),
      typed,
    };
  }

  press(key: string): void {
    if (this.#opened === undefined || this.#drawn?.state.typing !== true) return;
    const { state } = this.#drawn;
    this.#opened.typed = { sold: state.sold, amount: pressSaleKey(state, key) };
    this.#redraw();
  }

  /** The page hears of a tap on the button; the finger came down at this time, page ms. The ref, if it cashed out. */
  tap(at: number): string | undefined {
    const drawn = this.#drawn;
    if (drawn === undefined) return undefined;
    const { input, state } = drawn;
    const { button } = state;
    // a busy page hears of the finger late: meanwhile another bet may have been opened, and is not drawn yet
    const betId = button.does === "sell" ? button.order.betId : "";
    const before = saleOf(this.#app, betId);
    this.#button.aim({ timeStamp: at });
    const press = this.#button.press({ detail: 1, timeStamp: performance.now() });
    if (press === undefined) return undefined;
    tapSale(this.#app, {
      input,
      painted: state,
      press,
      leave: () => this.open(undefined),
      redraw: this.#redraw,
    });
    const after = saleOf(this.#app, betId);
    if (button.does !== "sell" || after === before || after.state !== "submitting") return undefined;
    return after.entry.ref;
  }

  /** The member looks again if the schedule has run out, and acknowledges outcomes. */
  attend(): void {
    for (const attempt of Object.values(useCashOuts.of(this.#app).getState())) {
      if (attempt.state === "stillUnknown") void searchCashOutAgain(this.#app, attempt.entry);
      if (attempt.state === "notFound" || attempt.state === "refused")
        dispatchCashOut(this.#app, attempt.entry.betId, { type: "dismiss", ref: attempt.entry.ref });
    }
  }

  told(): readonly ToldSale[] {
    return Object.values(useCashOuts.of(this.#app).getState()).flatMap((attempt) => {
      if (attempt.state === "ready") return [];
      const { ref, owner, betId } = attempt.entry;
      return { ref, owner, betId, state: attempt.state === "sold" ? `sold ${attempt.proof}` : attempt.state };
    });
  }

  /** The open cash-outs in storage of the current member. */
  openRefs(): readonly string[] {
    const { account } = useSession.of(this.#app).getState();
    return account === undefined ? [] : openCashOuts(ownerOf(account)).map(({ ref }) => ref);
  }
}
