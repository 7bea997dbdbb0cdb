import type * as v from "valibot";
import { decoded } from "#app/api/client.ts";

/** How many bets are decoded at once: some 10 ms on a slow phone. */
const SLICE = 100;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Yields to frames and taps between two pieces of work. Not a timer: there is nothing to wait for, and tests hold the
 * clock.
 */
const yieldToMain = (): Promise<void> =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => {
      port1.close();
      done();
    });
    port1.start();
    port2.postMessage(undefined);
  });

/** A list of bets with its sums, cut into pieces of at most SLICE bets; one piece if there is nothing to cut. */
function cut(list: unknown): readonly unknown[] {
  if (!isFields(list) || !Array.isArray(list.Bets) || list.Bets.length <= SLICE) return [list];
  const bets: readonly unknown[] = list.Bets;
  return Array.from({ length: Math.ceil(bets.length / SLICE) }, (_, at) => ({
    ...list,
    Bets: bets.slice(at * SLICE, (at + 1) * SLICE),
  }));
}

async function eachDecoded<T>(
  path: string,
  schema: v.GenericSchema<unknown, T>,
  answers: readonly Fields[],
  signal: AbortSignal | undefined,
): Promise<readonly T[]> {
  const read: T[] = [];
  for (const answer of answers) {
    if (read.length > 0) await yieldToMain();
    signal?.throwIfAborted();
    read.push(decoded(path, schema, answer));
  }
  return read;
}

/** Decodes a list of bets piece by piece, so that thousands of them delay no frame (performance 4). */
export async function decodedBets<Bet, T extends { readonly bets: readonly Bet[] }>(
  path: string,
  schema: v.GenericSchema<unknown, T>,
  answer: Fields,
  signal?: AbortSignal,
): Promise<T> {
  const [first, ...rest] = await eachDecoded(
    path,
    schema,
    cut(answer.Data).map((Data) => ({ ...answer, Data })),
    signal,
  );
  if (first === undefined || rest.length === 0) return first ?? decoded(path, schema, answer);
  return { ...first, bets: [first, ...rest].flatMap(({ bets }) => bets) };
}

/** The same for lists by day: the pieces of a day become one day again. */
export async function decodedDays<Bet, Day extends { readonly day: string; readonly bets: readonly Bet[] }>(
  path: string,
  schema: v.GenericSchema<unknown, readonly Day[]>,
  answer: Fields,
  signal?: AbortSignal,
): Promise<readonly Day[]> {
  if (!Array.isArray(answer.Data)) return decoded(path, schema, answer);
  const lists: readonly unknown[] = answer.Data;
  const pieces = lists.flatMap(cut).map((piece) => ({ ...answer, Data: [piece] }));
  if (pieces.length <= 1) return decoded(path, schema, answer);
  const days: Day[] = [];
  for (const piece of (await eachDecoded(path, schema, pieces, signal)).flat()) {
    const last = days.at(-1);
    if (last?.day === piece.day) days[days.length - 1] = { ...last, bets: [...last.bets, ...piece.bets] };
    else days.push(piece);
  }
  return days;
}
