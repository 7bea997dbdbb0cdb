import { type Cadence, config } from "#app/config.ts";
import { isFailure } from "./failure.ts";

/** No poll waits longer than this after failures, ms (NET-04), unless the server asked for it. */
const LONGEST_WAIT_MS = 60_000;

/** The maximum Retry-After that is respected, ms. */
const LONGEST_REST_MS = 600_000;

interface PollState {
  readonly dataUpdatedAt: number;
  readonly errorUpdatedAt: number;
  readonly errorUpdateCount?: number;
  readonly error?: Error | null;
}

/** How long the server asked not to be called, ms (Retry-After). */
const restOf = (error: Error | null | undefined): number =>
  isFailure(error) ? Math.min((error.retryAfter ?? 0) * 1_000, LONGEST_REST_MS) : 0;

/**
 * True for a refusal: the server responded and is healthy, so there is no need to back off. Busy and system errors call
 * for it.
 */
const isAnswer = (error: Error | null | undefined): boolean =>
  isFailure(error) && error.kind === "envelope" && error.code > 0 && error.signal !== "busy";

/**
 * How long to wait before the next poll, ms. After a failure the wait grows with the time since the last success, or
 * doubles with each failure if there was none yet, up to a minute; the first success resets it. `share`, 0 to 1, is the
 * part of the growth to wait for.
 */
export function nextPoll(base: number, state: PollState, share = 1): number {
  const { dataUpdatedAt, errorUpdatedAt, errorUpdateCount = 1, error } = state;
  if (errorUpdatedAt <= dataUpdatedAt || isAnswer(error)) return base;
  const failing = dataUpdatedAt === 0 ? base * 2 ** (errorUpdateCount - 1) : errorUpdatedAt - dataUpdatedAt;
  const growth = Math.max(0, Math.min(failing, LONGEST_WAIT_MS) - base);
  return Math.max(base + Math.floor(growth * share), restOf(error));
}

const seed = Math.random();

/** This client's random share of one wait: the same at each render, because a new one would restart the poll. */
const shareAt = (moment: number): number => (seed * moment) % 1;

const offsets = new Map<Cadence, number>();

/**
 * This client's part of the jitter, the same for the life of the page: a new one at each render would restart the poll.
 */
function offsetOf(name: Cadence): number {
  const known = offsets.get(name);
  if (known !== undefined) return known;
  const { intervals, jitter } = config();
  const offset = Math.floor(Math.random() * jitter * intervals[name]);
  offsets.set(name, offset);
  return offset;
}

/**
 * Query options of a polled endpoint (spec §9 through config.intervals): refetched every interval while the page is
 * visible, fresh for as long. The first wait and the waits after failures get a random part, so that many clients do
 * not fall into step.
 */
export function every(name: Cadence) {
  const base = config().intervals[name];
  const offset = offsetOf(name);
  return {
    staleTime: base,
    refetchInterval: ({ state }: { readonly state: PollState & { readonly dataUpdateCount: number } }) =>
      nextPoll(state.dataUpdateCount <= 1 ? base + offset : base, state, shareAt(state.errorUpdatedAt)),
  };
}

/** Query options of counts that are cached, not polled (spec §9: 5 min). */
export const cachedFor = (name: Cadence) => ({ staleTime: config().intervals[name] });
