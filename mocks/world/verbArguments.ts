import { marketOf } from "#app/domain/odds/markets.ts";
import { type Fault } from "./faults.ts";
import { type FieldKind, VERB_TABLE } from "./verbTable.ts";
import { type World } from "./world.ts";

type Judge = (value: unknown, world: World) => boolean;

const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);
const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);
const isOneOf =
  (...values: readonly unknown[]): Judge =>
  (value) =>
    values.includes(value);

/** A price that no book would offer is a typing error. */
const isDecimal = (value: unknown): boolean => isNumber(value) && value > 1 && value <= 1_000;

const isMove = (value: unknown): boolean =>
  typeof value === "object" && value !== null && "by" in value && isNumber(value.by) && value.by > 0;

/** Money in major units, to the cent. */
const isAmount = (value: unknown): boolean =>
  isNumber(value) && value >= 0 && value <= 1e12 && Number(value.toFixed(2)) === value;

const EFFECTS = {
  code: isWhole,
  result: isWhole,
  status: (value: unknown) => isWhole(value) && value >= 200 && value <= 599,
  hang: isOneOf(true, false),
  network: isOneOf(true, false),
  lose: isOneOf(true, false),
  delay: (value: unknown) => isNumber(value) && value >= 0,
  malformed: (value: unknown) => typeof value === "boolean" || typeof value === "string",
} satisfies Partial<Record<keyof Fault, (value: unknown, world: World) => boolean>>;

const RULE: Readonly<Record<string, Judge>> = {
  ...EFFECTS,
  path: (value) => typeof value === "string" && value !== "",
  account: (value, world) => typeof value === "string" && world.members.has(value),
  times: (value) => value === Number.POSITIVE_INFINITY || (isWhole(value) && value > 0),
  message: (value) => typeof value === "string",
};

const isFault: Judge = (value, world) => {
  if (typeof value !== "object" || value === null || !("path" in value)) return false;
  const entries = Object.entries(value);
  return (
    entries.every(([name, one]) => Object.hasOwn(RULE, name) && RULE[name]?.(one, world) === true) &&
    entries.some(([name]) => Object.hasOwn(EFFECTS, name))
  );
};

/** The words for each kind of argument, and whether a value fits. */
const KINDS: Readonly<Record<FieldKind, readonly [words: string, judge: Judge]>> = {
  match: ["the id of a match of this world", (value, { book }) => isWhole(value) && book.desk(value) !== undefined],
  market: ["the id of a market, 1 to 83", (value) => isWhole(value) && marketOf(value) !== undefined],
  "market?": ["the id of a market, 1 to 83", (value) => isWhole(value) && marketOf(value) !== undefined],
  position: ["a position of the market, from 1 on", (value) => isWhole(value) && value >= 1 && value <= 26],
  side: ["1 for home or 2 for away", isOneOf(1, 2)],
  price: ["a decimal price above 1, or { by } above 0", (value) => isDecimal(value) || isMove(value)],
  handicap: [
    "a line in quarters, such as -0.75 or 2.5",
    (value) => isNumber(value) && Number.isInteger(value * 4) && Math.abs(value) <= 1_000,
  ],
  amount: ["a sum of money, 0 or more, to the cent", isAmount],
  minutes: ["a number of minutes, 1 to 1440", (value) => isWhole(value) && value >= 1 && value <= 1_440],
  "line?": ["the CouID of a line", (value) => isWhole(value) && value > 0],
  account: ["the account of a member", (value, { members }) => typeof value === "string" && members.has(value)],
  runner: [
    "the OrID of a runner of this world",
    (value, { outrights }) => isWhole(value) && outrights.runner(value) !== undefined,
  ],
  "on?": ["true or false", isOneOf(true, false)],
  text: ["a text", (value) => typeof value === "string" && value.trim() !== ""],
  "noticeType?": ["1 general, 2 important or 3 match", isOneOf(1, 2, 3)],
  fault: [
    "{ path } with one of code, result, status, hang, network, lose, delay or malformed, and account, times, message",
    isFault,
  ],
};

/** Throws a plain sentence if these are not valid arguments for the verb; nothing has been done then. */
export function checkArguments(world: World, name: string, args: readonly unknown[]): void {
  const entry = VERB_TABLE.find((verb) => verb.name === name);
  if (entry === undefined) throw new RangeError(`no verb ${name}`);
  const { fields } = entry;
  const asked = fields.map(([field, kind]) => (kind.endsWith("?") ? `${field}?` : field)).join(", ");
  if (args.length > fields.length) {
    throw new RangeError(`${name} takes ${asked === "" ? "no arguments" : asked}, and ${args.length} were given`);
  }
  for (const [at, [field, kind]] of fields.entries()) {
    const value = args[at];
    const [words, judge] = KINDS[kind];
    if (value === undefined && kind.endsWith("?")) continue;
    if (!judge(value, world)) {
      const given = value === undefined ? "nothing" : JSON.stringify(value);
      throw new RangeError(`${name}: ${field} is ${words}, and ${given} was given; it takes ${asked}`);
    }
  }
}

/** The longest jump of a world's clock, ms: 30 days. */
const LONGEST_MS = 30 * 86_400_000;

/** The fastest that a world runs. */
export const FASTEST = 10_000;

/** Throws if a jump of the clock is invalid: the clock only runs forward, and a world does not last years. */
export function checkAdvance(args: readonly unknown[]): number {
  const [ms] = args;
  if (args.length === 1 && isNumber(ms) && ms >= 0 && ms <= LONGEST_MS) return ms;
  throw new RangeError(`advance takes one number of ms, 0 to ${LONGEST_MS}`);
}

/** Throws if a speed is invalid. */
export function checkSpeed(args: readonly unknown[]): number {
  const [speed] = args;
  if (args.length === 1 && isNumber(speed) && speed >= 0 && speed <= FASTEST) return speed;
  throw new RangeError(`speed takes one number, 0 (the clock is held) to ${FASTEST}`);
}
