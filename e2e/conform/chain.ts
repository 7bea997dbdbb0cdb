import { type BoardData } from "#app/api/odds/matchData.ts";
import { type Held, heldOf, laid, NOTHING } from "#mocks/tape/held.ts";
import { boardOf, boardQuery, type Manner } from "./answers.ts";
import { contradictions, placesOf, type Places } from "./between.ts";
import { type Answer, type Wire } from "./wire.ts";

/** A poll: the state before, the response, and the state after. */
export interface Poll {
  readonly before: Held;
  readonly answer: Answer;
  readonly data: BoardData;
  readonly after: Held;
}

/** Where a state reached by deltas differs from the whole boards requested right before and after its last delta. */
export interface Compared {
  /** Places as between.ts names them, each with what kind of difference it is. */
  readonly differing: ReadonlyMap<string, Kind>;
  /** Of the whole board that came last. */
  readonly answer: Answer;
  readonly T: number;
}

/** A row that should have been removed, a score or extras, or anything else. */
export type Kind = "markets" | "extras" | "other";

/** What this many polls saw. */
export interface Watched {
  readonly live: readonly Poll[];
  readonly today: readonly Poll[];
  readonly compared: readonly Compared[];
}

/** Which kind of difference a place is: a row that only the chain still has was to be removed. */
function kindOf(place: string, chain: Places, whole: Places): Kind {
  if (/ (?:ML|MEXT)$/.test(place)) return "extras";
  return place.includes(" MK ") && chain.has(place) && !whole.has(place) ? "markets" : "other";
}

/** How many polls until the whole board is compared with the chain. */
const COMPARE_EVERY = 10;

/** The interval between polls, ms: 200 of them take less than two minutes. */
const POLL_EVERY = 500;

/** Takes the chain a step between two whole boards; undefined if these are not as of before and after it. */
async function sandwich(wire: Wire, step: () => Promise<Held | undefined>): Promise<Compared | undefined> {
  const whole = async () => boardOf(await wire.ask("GetLiveMatchOdds", { query: boardQuery(), as: "visitor" }));
  const before = await whole();
  const held = await step();
  const after = await whole();
  if (held === undefined || held.T < before.data.T || held.T > after.data.T) return undefined;
  const chain = placesOf(held);
  const then = placesOf(heldOf(after.data));
  const odd = contradictions(placesOf(heldOf(before.data)), chain, then);
  const differing = new Map(odd.map((place) => [place, kindOf(place, chain, then)]));
  return { differing, answer: after.answer, T: after.data.T };
}

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
      const step = async () => {
        await chain("GetLiveMatchOdds", live, {});
        return live.at(-1)?.after;
      };
      const first = await sandwich(wire, step);
      // something that changed there and back between two responses is no difference: a second look has it no more
      const odd = first && first.differing.size > 0;
      const second = odd ? await sandwich(wire, step) : first;
      const lasts = ([place]: [string, Kind]): boolean => second?.differing.has(place) === true;
      if (first && second) compared.push({ ...first, differing: new Map([...first.differing].filter(lasts)) });
    }
    await pause(POLL_EVERY);
  }
  return { live, today, compared };
}
