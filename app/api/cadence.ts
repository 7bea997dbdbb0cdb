import { type Cadence, config } from "#app/config.ts";

/** No poll waits longer than this after failures, ms (trust NET-04). */
const LONGEST_WAIT_MS = 60_000;

interface PollState {
  readonly dataUpdatedAt: number;
  readonly errorUpdatedAt: number;
  readonly dataUpdateCount: number;
}

/**
 * How long to wait before the next poll, ms. After a failure the wait grows with the time since the last success,
 * so it doubles, up to a minute, and falls back at the first success.
 */
export function nextPoll(base: number, state: Omit<PollState, "dataUpdateCount">): number {
  const failing = state.errorUpdatedAt - state.dataUpdatedAt;
  if (failing <= 0 || state.dataUpdatedAt === 0) return base;
  return Math.max(base, Math.min(failing, LONGEST_WAIT_MS));
}

const offsets = new Map<Cadence, number>();

/** This client's part of the jitter, the same for the life of the page: a new one at each drawing would restart the poll. */
function offsetOf(name: Cadence): number {
  const known = offsets.get(name);
  if (known !== undefined) return known;
  const { intervals, jitter } = config();
  const offset = Math.floor(Math.random() * jitter * intervals[name]);
  offsets.set(name, offset);
  return offset;
}

/**
 * Query options of a polled endpoint (spec §9 through config.intervals): asked again every interval while the page is
 * visible, fresh for as long. The first wait gets a random part, so that many clients do not fall into step.
 */
export function every(name: Cadence) {
  const base = config().intervals[name];
  const offset = offsetOf(name);
  return {
    staleTime: base,
    refetchInterval: ({ state }: { readonly state: PollState }) =>
      nextPoll(state.dataUpdateCount <= 1 ? base + offset : base, state),
  };
}

/** Query options of counts that are cached, not polled (spec §9: 5 min). */
export const cachedFor = (name: Cadence) => ({ staleTime: config().intervals[name] });
