/** A simulated member: a scenario with a balance. Money is in cents of the account currency. */
export interface Member {
  readonly account: string;
  readonly showName: string;
  readonly currency: string;
  /** One line for the operator's sign-in page: the purpose of this member. */
  readonly scenario: string;
  cents: number;
  cashCents: number | undefined;
  /** 1 to 4; area 2 has Burmese lines and no dark mode (spec §4). */
  readonly area: 1 | 2 | 3 | 4;
  readonly styles: readonly number[];
  paused: boolean;
  blockedCountry: boolean;
  /** Deductions fail although the balance would suffice (bet code 13). */
  chargeFails: boolean;
  /** How long the member's tokens live, ms of wall time. */
  readonly tokenMs: number;
  /** The server has ended the member's sessions: every call that needs a login answers 3. */
  lapsed: boolean;
  preference: Preference;
  /** Marked matches: match id → sport id. */
  readonly favourites: Map<number, number>;
}

/** A member's settings (contract, SavePreference). */
export interface Preference {
  OddsStyle: number;
  TimeZone: number;
  AutoSwitchDarkMode: number;
  SortTime: number;
  AutoAccept: number;
  AcceptNotice: number;
  Language: string;
}

/** The preferences of a visitor and of a new member (spec §9, defaults). */
export const newPreference = (): Preference => ({
  OddsStyle: 2,
  TimeZone: 8,
  AutoSwitchDarkMode: 0,
  SortTime: 0,
  AutoAccept: 0,
  AcceptNotice: 1,
  Language: "en-US",
});

const HOUR = 3_600_000;

type Sketch = Pick<Member, "account" | "showName" | "scenario"> &
  Partial<Omit<Member, "preference">> & { readonly preference?: Partial<Preference> };

const SKETCHES: readonly Sketch[] = [
  { account: "jason88", showName: "jason88", scenario: "A normal member with money", cents: 1_248_050 },
  { account: "empty00", showName: "empty00", scenario: "Nothing on the balance", cents: 0 },
  {
    account: "paused15",
    showName: "paused15",
    scenario: "Prohibited from betting (code 15)",
    cents: 50_000,
    paused: true,
  },
  {
    account: "blocked8",
    showName: "blocked8",
    scenario: "In a country where betting is blocked (code 8)",
    cents: 50_000,
    blockedCountry: true,
  },
  {
    account: "expiring",
    showName: "expiring",
    scenario: "A session of eight minutes that must be refreshed",
    cents: 250_000,
    tokenMs: 480_000,
  },
  {
    account: "lapsed3",
    showName: "lapsed3",
    scenario: "A session the server has ended (code 3)",
    cents: 250_000,
    lapsed: true,
  },
  {
    account: "somchai",
    showName: "somchai",
    scenario: "In Thai baht, with a cash balance",
    currency: "THB",
    cents: 8_500_000,
    cashCents: 120_000,
    preference: { Language: "th-TH", OddsStyle: 1, TimeZone: 7 },
  },
  {
    account: "aungko2",
    showName: "aungko2",
    scenario: "In area 2: Burmese lines, no dark mode",
    currency: "MMK",
    cents: 150_000_000,
    area: 2,
    styles: [1, 2, 3, 4, 5, 6],
    preference: { OddsStyle: 1, TimeZone: 6.5 },
  },
  {
    account: "nocharge",
    showName: "nocharge",
    scenario: "Deduction fails at the operator (code 13)",
    cents: 90_000,
    chargeFails: true,
  },
];

/** The accounts of every world. The operator's sign-in page lists them by name and scenario. */
export const MEMBER_ACCOUNTS: readonly { readonly account: string; readonly scenario: string }[] = SKETCHES.map(
  ({ account, scenario }) => ({ account, scenario }),
);

/** New members for a new world. */
export const createMembers = (): Map<string, Member> =>
  new Map(
    SKETCHES.map((sketch) => [
      sketch.account,
      {
        currency: "USD",
        cents: 0,
        cashCents: undefined,
        area: 1,
        styles: [1, 2, 3, 4, 5],
        paused: false,
        blockedCountry: false,
        chargeFails: false,
        tokenMs: 4 * HOUR,
        lapsed: false,
        favourites: new Map<number, number>(),
        ...sketch,
        // separate for each world: what a member chooses in one must not appear in the next
        preference: { ...newPreference(), ...sketch.preference },
      },
    ]),
  );

/** Cents in the wire's format: major units, at most two decimals. */
export const major = (cents: number): number => cents / 100;

/** Wire money in cents, half away from zero. */
export const toCents = (amount: number): number => Math.sign(amount) * Math.round(Math.abs(amount) * 100 + 1e-7);
