import { type BoardData } from "#app/api/odds/matchData.ts";
import { type Held, heldOf, laid, wholeOf } from "#mocks/tape/held.ts";
import { type Tape, type TapeAnswer, type TapeAsk } from "#mocks/tape/tape.ts";

/** Plays a tape: the same requests at the same times get the same bytes. */
export interface Player {
  /** The response at a position on the tape, ms from its beginning; undefined for what is not on it. */
  answer(call: string, ask: TapeAsk, at: number): { readonly status: number; readonly text: string } | undefined;
  /** How long it is, ms. */
  readonly lasts: number;
}

/** A response to one request, with the board after it. */
interface Step {
  readonly answer: TapeAnswer;
  readonly held: Held | undefined;
}

const SINCE = "updateTime";

/** A request without its place in the chain, with its parameters sorted. */
const variantOf = (call: string, ask: TapeAsk): string =>
  `${call} ${JSON.stringify(
    Object.entries(ask)
      .filter(([name]) => name !== SINCE)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )}`;

const isBoard = (body: unknown): body is BoardData =>
  typeof body === "object" && body !== null && "T" in body && "MH" in body && "D" in body;

/** The board after a response: a delta counts only if its chain fits the previous board. */
function standing(before: Held | undefined, { ask, body }: TapeAnswer): Held | undefined {
  if (!isBoard(body)) return undefined;
  const since = ask[SINCE];
  if (since === undefined || body.Full === 1) return heldOf(body);
  return before !== undefined && Number(since) === before.T ? laid(before, body) : before;
}

function stepsOf({ answers }: Tape): ReadonlyMap<string, readonly Step[]> {
  const variants = new Map<string, Step[]>();
  for (const answer of answers.toSorted((a, b) => a.at - b.at)) {
    const variant = variantOf(answer.call, answer.ask);
    const steps = variants.get(variant) ?? [];
    steps.push({ answer, held: standing(steps.at(-1)?.held, answer) });
    variants.set(variant, steps);
  }
  return variants;
}

/** A board's response: the recorded delta if the chain fits, nothing new for an equal T, else the whole. */
function boardText({ answer, held }: Step & { readonly held: Held }, since: string | undefined): string {
  if (since === undefined) return JSON.stringify(wholeOf(held));
  if (Number(since) === held.T) return JSON.stringify({ Code: 0, T: held.T, LG: {}, MH: [], D: [] });
  const fits = answer.ask[SINCE] === since && (answer.body as BoardData).T === held.T;
  return JSON.stringify(fits ? answer.body : { ...wholeOf(held), Full: 1 });
}

/** Opens a tape for playback. */
export function createPlayer(tape: Tape): Player {
  const variants = stepsOf(tape);
  return {
    lasts: Math.max(0, ...tape.answers.map(({ at }) => at)),
    answer: (call, ask, at) => {
      const steps = variants.get(variantOf(call, ask));
      // before its first response a variant gets that one: a starting page requests everything at once
      const step = steps?.findLast(({ answer }) => answer.at <= at) ?? steps?.[0];
      if (step === undefined) return undefined;
      const { answer, held } = step;
      const text = held === undefined ? JSON.stringify(answer.body) : boardText({ answer, held }, ask[SINCE]);
      return { status: answer.status, text };
    },
  };
}
