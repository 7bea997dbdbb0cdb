import { type BoardData } from "#app/api/odds/matchData.ts";
import { type Held, heldOf, laid, NOTHING } from "#mocks/tape/held.ts";
import { boardOf, boardQuery, type Manner } from "./answers.ts";
import { type Answer, type Wire } from "./wire.ts";

/** A poll: the state before, the response, and the state after. */
export interface Poll {
  readonly before: Held;
  readonly answer: Answer;
  readonly data: BoardData;
  readonly after: Held;
}

/** A whole board requested while a chain was at the same T. */
export interface Compared {
  readonly held: Held;
  readonly whole: BoardData;
  readonly answer: Answer;
}

/** What this many polls saw. */
export interface Watched {
  readonly live: readonly Poll[];
  readonly today: readonly Poll[];
  readonly compared: readonly Compared[];
}

/** JSON with its keys sorted, so that equal values are equal strings. */
const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** A difference between two boards: the match and the field. */
export interface Difference {
  readonly id: number;
  readonly field: string;
}

/** The differences between two boards; a match that one of them lacks differs in "match". */
export function differences(one: Held, other: Held): Difference[] {
  const ids = new Set([...one.matches.keys(), ...other.matches.keys()]);
  return [...ids].flatMap((id) => {
    const [a, b] = [one.matches.get(id), other.matches.get(id)];
    if (a === undefined || b === undefined) return [{ id, field: "match" }];
    const fields = (["M", "MK", "ML", "MEXT", "S", "MainID", "MatchKind", "MinParlay"] as const).filter(
      (field) => inOrder(a[field]) !== inOrder(b[field]),
    );
    return fields.map((field) => ({ id, field }));
  });
}

/** How many polls until the whole board is compared with the chain. */
const COMPARE_EVERY = 10;

/** The interval between polls, ms: 200 of them take less than two minutes. */
const POLL_EVERY = 500;

/** Polls the live and today's board by deltas, and now and then requests the whole live board. */
export async function watchBoards(wire: Wire, { polls, pause }: Manner): Promise<Watched> {
  const live: Poll[] = [];
  const today: Poll[] = [];
  const compared: Compared[] = [];
  const chain = async (call: "GetLiveMatchOdds" | "GetNoLiveMatchOdds", seen: Poll[], more: object) => {
    const before = seen.at(-1)?.after;
    const query = { ...boardQuery(), ...more, updateTime: before?.T };
    const { answer, data } = boardOf(await wire.ask(call, { query, as: "visitor" }));
    const stale = before !== undefined && data.T < before.T && data.Full !== 1;
    const whole = before === undefined ? heldOf(data) : laid(before, data);
    seen.push({ before: before ?? NOTHING, answer, data, after: stale && before ? before : whole });
  };
  for (let poll = 0; poll < polls; poll += 1) {
    await chain("GetLiveMatchOdds", live, {});
    await chain("GetNoLiveMatchOdds", today, { playType: 1 });
    if (poll % COMPARE_EVERY === 0) {
      await chain("GetLiveMatchOdds", live, {});
      const { answer, data } = boardOf(await wire.ask("GetLiveMatchOdds", { query: boardQuery(), as: "visitor" }));
      await chain("GetLiveMatchOdds", live, {});
      const held = live.at(-1)?.after;
      if (held?.T === data.T) compared.push({ held, whole: data, answer });
    }
    await pause(POLL_EVERY);
  }
  return { live, today, compared };
}
