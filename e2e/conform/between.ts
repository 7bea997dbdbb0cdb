import { type Manner } from "./answers.ts";
import { type Held } from "#mocks/tape/held.ts";

/**
 * What a response holds, by place: "501 MK 1 10" or "Data/0/Name", each with its value as JSON. A place that is not
 * there is absent.
 */
export type Places = ReadonlyMap<string, string>;

/** JSON with its keys sorted, so that equal values are equal strings. */
const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

const FIELDS = ["M", "ML", "MEXT", "S", "MainID", "MatchKind", "MinParlay"] as const;

/** The places of a client's board: each field of a match, each row of a market. */
export function placesOf(held: Held): Places {
  const places = new Map<string, string>();
  for (const [id, match] of held.matches) {
    places.set(`${id}`, "there");
    for (const field of FIELDS)
      if (match[field] !== undefined && match[field] !== null) places.set(`${id} ${field}`, inOrder(match[field]));
    for (const [market, rows] of Object.entries(match.MK))
      for (const [couId, row] of Object.entries(rows ?? {})) places.set(`${id} MK ${market} ${couId}`, inOrder(row));
  }
  return places;
}

/** The places of any JSON; a row with a MatchID has that as its name, any other its number. */
export function leavesOf(value: unknown, name = "", into = new Map<string, string>()): Map<string, string> {
  if (typeof value !== "object" || value === null) return into.set(name, JSON.stringify(value) ?? "");
  for (const [key, part] of Object.entries(value)) {
    const own = Array.isArray(value) ? (part as { MatchID?: number } | null)?.MatchID : undefined;
    leavesOf(part, `${name}/${own === undefined ? key : `match ${own}`}`, into);
  }
  return into;
}

/**
 * Places that are the same in the responses before and after another one, and different in that one. A server that
 * moves with each answer can be judged by these alone: what has not changed in between must not differ.
 */
export function contradictions(before: Places, between: Places, after: Places): string[] {
  const all = new Set([...before.keys(), ...between.keys(), ...after.keys()]);
  const odd = new Set(
    [...all].filter((place) => before.get(place) === after.get(place) && between.get(place) !== before.get(place)),
  );
  // a match that is missing lacks all of its fields
  return [...odd].filter((place) => !place.includes(" ") || !odd.has(place.slice(0, place.indexOf(" "))));
}

const TRIES = 4;

/** How long to wait before a look is repeated, ms: longer than a shared cache keeps a board. */
const AGAIN_MS = 1_200;

/** Looks until there is something to judge; undefined if there never was. */
async function judged<T>({ pause }: Manner, look: () => Promise<T | undefined>): Promise<T | undefined> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    if (attempt > 0) await pause(AGAIN_MS);
    const seen = await look();
    if (seen !== undefined) return seen;
  }
  return undefined;
}

/**
 * What two looks in a row show: something that changes there and back between two responses is in one of them alone.
 * Undefined if a look never came to anything.
 */
export async function lasting<T>(
  manner: Manner,
  look: () => Promise<ReadonlyMap<string, T> | undefined>,
): Promise<ReadonlyMap<string, T> | undefined> {
  const first = await judged(manner, look);
  if (first === undefined || first.size === 0) return first;
  const second = await judged(manner, look);
  return second && new Map([...first].filter(([place]) => second.has(place)));
}
