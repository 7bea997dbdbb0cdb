import { type Attempt, READY } from "./attempt.ts";
import { type PaintedLeg, paintLegs } from "./paintedLeg.ts";
import { type ParlayList, parlayList } from "./parlayList.ts";
import { isCovered } from "./quote.ts";
import { doubtOf, isLiftedByPrice, shutsKeypad, type SlipArea, slipArea } from "./slipArea.ts";
import { type SlipInput } from "./slipInput.ts";
import { type SlipStake, slipStake } from "./slipStake.ts";
import { type TicketState } from "./ticket.ts";

/** Everything that a slip shows except its button. */
export interface PaintedSlip {
  readonly legs: readonly PaintedLeg[];
  /** The rules and types of a parlay. */
  readonly list: ParlayList | undefined;
  readonly area: SlipArea;
  /** The code that blocks the slip, 0 for none. */
  readonly code: number;
  /** The server's own words for the area, "" for none. */
  readonly said: string;
  readonly stake: SlipStake;
  /** A change needs the member's consent: the button says accept change and bet (domain H6). */
  readonly asks: boolean;
  /** The attempt of the open slip. */
  readonly attempt: Attempt;
  /** The attempt in doubt that blocks the slip, if there is one (BET-06). */
  readonly doubt: Attempt | undefined;
  /** A bet is pending: nothing can be typed, chosen, removed or closed. */
  readonly locked: boolean;
}

/** The code of the last request, or of a bet's response that no later price has lifted (domain H5). */
function codeOf({ barred, failure, block, legs }: SlipInput): number {
  if (barred !== undefined) return barred.code;
  if (failure?.kind === "envelope" && shutsKeypad(failure.code)) return failure.code;
  if (block === undefined) return 0;
  const isLifted = isLiftedByPrice(block.code) && legs.every(({ quote }) => quote !== undefined && quote.at > block.at);
  return isLifted ? 0 : block.code;
}

/** The state of a single's price; a parlay marks its legs individually. */
function priceState({ kind }: SlipInput, [leg]: readonly PaintedLeg[]): TicketState {
  const state = leg?.state ?? "open";
  return kind === "parlay" || state === "notForParlay" ? "open" : state;
}

/** What the slip shows for the facts of one moment. */
export function paintSlip(input: SlipInput): PaintedSlip {
  const { kind, attempts, member, claimed, barred, failure, block, autoAccept } = input;
  const legs = paintLegs(input);
  const list = kind === "parlay" ? parlayList(legs, input) : undefined;
  const attempt = attempts[0] ?? READY;
  const code = codeOf(input);
  const picks = legs.map(({ selection }) => selection);
  return {
    legs,
    list,
    area: slipArea({
      picks,
      attempts,
      paused: (member ?? claimed)?.paused === true,
      code,
      state: priceState(input, legs),
    }),
    code,
    said: barred?.said ?? (failure?.said || (block?.said ?? "")),
    stake: slipStake(input, legs, list),
    asks: legs.some(({ move }) => !isCovered(move, autoAccept)),
    attempt,
    doubt: doubtOf(attempts, picks),
    locked: attempt.state === "submitting",
  };
}
