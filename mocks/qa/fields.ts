import { MARKET_TABLE } from "#app/domain/odds/marketTable.ts";
import { type Fault } from "#mocks/world/faults.ts";
import { MEMBER_ACCOUNTS } from "#mocks/ledger/members.ts";
import { type FieldKind } from "#mocks/world/verbTable.ts";
import { type World } from "#mocks/world/world.ts";

/** The faults of section 8 and of networks, by their name in the panel. */
const FAULTS: Readonly<Record<string, Omit<Fault, "path">>> = {
  "time-out (never answered)": { hang: true },
  "network error": { network: true },
  "carried out, answer lost": { lose: true },
  "carried out, never answered": { lose: true, hang: true },
  "answered after 5 s": { delay: 5_000 },
  "answered after 28 s": { delay: 28_000 },
  "HTTP 400": { status: 400 },
  "HTTP 401": { status: 401 },
  "HTTP 403": { status: 403 },
  "HTTP 404": { status: 404 },
  "HTTP 500": { status: 500 },
  "HTTP 503": { status: 503 },
  "not JSON": { malformed: true },
  ...Object.fromEntries([-1, 2, 3, 4, 5, 6, 8, 1, 7, 9, 18, 19].map((code) => [`envelope code ${code}`, { code }])),
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 13, 14, 15, 18, 19].map((result) => [
      `bet or sell result ${result}`,
      { result },
    ]),
  ),
};

const PATHS = [
  "Bet",
  "MixBet",
  "OrBet",
  "Insurance",
  "CheckInsurance",
  "GetTicketOdds",
  "GetBatchTicketOdds",
  "GetBetLimit",
  "GetLiveMatchOdds",
  "GetNoLiveMatchOdds",
  "GetSingleMatchOdds",
  "GetMenu",
  "GetUserInfo",
  "GetUnSettleBetStatus",
  "GetUnSettleBetList",
  "GetPreference",
  "GetNotice",
  "GetFavorite",
  "RefreshToken",
];

const option = (value: string, text = value): HTMLOptionElement => new Option(text, value);

function choice(options: readonly HTMLOptionElement[]): HTMLSelectElement {
  const select = document.createElement("select");
  select.append(...options);
  return select;
}

/** One input of the panel, and its value; undefined omits the argument. */
export interface Field {
  readonly element: HTMLElement;
  value(): unknown;
}

const numeric = (element: HTMLSelectElement | HTMLInputElement): Field => ({
  element,
  value: () => (element.value === "" ? undefined : Number(element.value)),
});

function matches(world: World): readonly HTMLOptionElement[] {
  const on = ([3, 2, 1] as const).flatMap((stage) =>
    [...world.book.on(stage)].filter(({ fixture }) => fixture.kind === 0 || fixture.kind === 4),
  );
  const name = { 1: "early", 2: "today", 3: "live" };
  return on
    .slice(0, 400)
    .map(({ fixture, stage }) =>
      option(
        String(fixture.id),
        `${stage === 0 ? "" : name[stage]} · ${fixture.home} v ${fixture.away} (${fixture.id})`,
      ),
    );
}

function runners(world: World): readonly HTMLOptionElement[] {
  return [1, 2, 7, 10, 19].flatMap((sport) =>
    world.outrights
      .of(sport)
      .slice(0, 3)
      .flatMap(({ league, runners: of }) =>
        of.slice(0, 6).map((one) => option(String(one.orId), `${league.name}: ${one.name}`)),
      ),
  );
}

function faultField(): Field {
  const element = document.createElement("span");
  const path = choice(PATHS.map((one) => option(one)));
  const kind = choice(Object.keys(FAULTS).map((one) => option(one)));
  element.append(path, kind);
  return { element, value: () => ({ path: `/${path.value}`, ...FAULTS[kind.value] }) };
}

const number =
  (step: "1" | "any", value = "") =>
  (): Field => {
    const input = document.createElement("input");
    input.type = "number";
    input.step = step;
    input.value = value;
    return numeric(input);
  };

/** A choice of one of these values, as numbers. */
const ofThese =
  (...values: readonly (readonly [value: string, text: string])[]) =>
  (): Field =>
    numeric(choice(values.map(([value, text]) => option(value, text))));

const marketOptions = (): readonly HTMLOptionElement[] =>
  MARKET_TABLE.map(({ id, period, table, line }) => option(String(id), `${id} ${period} ${line ?? table}`));

function accountField(): Field {
  const select = choice(MEMBER_ACCOUNTS.map(({ account }) => option(account)));
  return { element: select, value: () => select.value };
}

function switchField(): Field {
  const select = choice([option("1", "on"), option("", "off")]);
  return { element: select, value: () => select.value === "1" };
}

function textField(): Field {
  const input = document.createElement("input");
  return { element: input, value: () => input.value };
}

const FIELDS: Readonly<Record<FieldKind, (world: World) => Field>> = {
  match: (world) => numeric(choice(matches(world))),
  market: () => numeric(choice(marketOptions())),
  "market?": () => numeric(choice([option("", "the whole match"), ...marketOptions()])),
  position: number("1", "1"),
  "line?": number("1"),
  price: number("any"),
  handicap: number("any"),
  amount: number("any"),
  minutes: number("any"),
  side: ofThese(["1", "home"], ["2", "away"]),
  account: accountField,
  runner: (world) => numeric(choice(runners(world))),
  "on?": switchField,
  text: textField,
  "noticeType?": ofThese(["1", "general"], ["2", "important"], ["3", "match"]),
  fault: faultField,
};

/** The input for an argument of a verb. */
export const fieldFor = (kind: FieldKind, world: World): Field => FIELDS[kind](world);
