import { type Hands } from "./hands.ts";

/** How often a bet with changed prices is checked, and the interval, ms. */
const LOOKS = 100;
const LOOK_MS = 100;

const numberOf = async ({ until }: Hands, name: string): Promise<number> =>
  Number((await until(name, { value: /\d/ })).value);

/** Waits until the list has matches or says that it has none. */
async function listed({ look }: Hands): Promise<void> {
  for (let looks = 0; looks < LOOKS; looks += 1) {
    if ((await look("match:*")) ?? (await look("none"))) return;
    await new Promise((done) => setTimeout(done, LOOK_MS));
  }
  throw new Error("the list has neither a match nor a word that it has none");
}

/** The lists of the index. */
function listOf(hands: Hands) {
  const { tap, until, all } = hands;
  /** Picks a list, and waits for it. */
  const picked = async (name: string): Promise<void> => {
    await tap(name);
    await until(name, { state: "picked" });
    await listed(hands);
  };
  return {
    /** Opens a list of the index, and waits until it is there. */
    show: (tab: "live" | "today" | "early" | "mix" | "popular") => picked(`tab:${tab}`),
    sport: (sportId: number) => picked(`sport:${sportId}`),
    day: (at: number) => picked(`day:${at}`),
    /** The currently rendered matches, top to bottom. */
    matches: async () => (await all("match:*")).map(({ name }) => Number(name.split(":")[1])),
    /** A price by match, market and position, of the first line that is shown. */
    price: (match: number, market: number, position: number) => `price:${match}:${market}:*:${position}`,
    /** The first price on show that accepts a tap. */
    firstOpen: async () => {
      await until("price:*", { value: /\d/ });
      return (await all("price:*")).find(({ state }) => state === "open")?.name ?? "price:*";
    },
    openMatch: (match: number) => tap(`open:${match}`),
    star: (match: number) => tap(`star:${match}`),
  };
}

/** The bet slip. */
function slipOf(hands: Hands) {
  const { tap, until, look } = hands;
  return {
    /** Opens it on a price and waits until it accepts an amount. */
    open: async (price: string) => {
      await tap(price);
      await until("slip", { state: "keypad" });
      // it accepts no bet for its first two seconds
      await hands.pass(2_000);
    },
    /** Taps keys: `"500"`, `"max"`, `"q1"`. */
    keys: async (...keys: readonly string[]) => {
      for (const key of keys) for (const one of /^\d+$/.test(key) ? Array.from(key) : [key]) await tap(`key:${one}`);
    },
    /** The typed amount. */
    amount: async () => (await until("amount")).value,
    // the line that names it stands only where it is not the amount
    risk: () => numberOf(hands, "place"),
    win: () => numberOf(hands, "win"),
    /** Taps the button when it is ready, or when it asks for consent to a change. */
    place: async () => {
      await until("place", { state: ["ready", "changed", "balance"] });
      await tap("place");
    },
    /**
     * Reads the receipt and closes it. If the price moved under the tap, consent is asked for: whoever waits for the
     * receipt gives it.
     */
    placed: async () => {
      for (let looks = 0; looks < LOOKS && (await look("dialog:betPlaced")) === undefined; looks += 1) {
        if (await look("accept")) await tap("accept");
        await new Promise((done) => setTimeout(done, LOOK_MS));
      }
      await until("dialog:betPlaced");
      await tap("act:ok");
      await until("dialog:betPlaced", { gone: true });
    },
    close: () => tap("act:cancel"),
  };
}

/** The parts of the app in a tester's terms, based on names alone. */
export function sportsbook(hands: Hands) {
  const { tap, until, look } = hands;
  return {
    ...hands,
    list: listOf(hands),
    slip: slipOf(hands),
    /** The route of the current page. */
    page: async () => (await look("page:*"))?.name.split(":")[1],
    /** Waits for a page by its route. */
    onPage: (route: string) => until(`page:${route}`),
    /** Navigates by the bottom bar. */
    go: (place: "home" | "betrecord" | "sports" | "favorite" | "hot") => tap(`nav:${place}`),
    /** Navigates by the drawer. */
    menu: async (place: string) => {
      await tap("drawer");
      await tap(`nav:${place}`);
    },
    back: () => tap("nav:back"),
    numberOf: (name: string) => numberOf(hands, name),
  };
}

/** The parts of the app on one page. */
export type Sportsbook = ReturnType<typeof sportsbook>;
