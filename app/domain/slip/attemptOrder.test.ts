import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { attemptAfter, type AttemptEvent, type AttemptMatch, isOpen, nextLookUp, READY } from "./attempt.ts";
import { type Quote } from "./quote.ts";

const quote = (at: number): Quote => ({
  sportId: 1,
  matchId: 5,
  marketId: 1,
  couId: 7,
  betPos: 1,
  stage: "today",
  hdp: "0.5",
  outLevel: 0,
  odds: 1.9,
  oddsStyle: 2,
  gameId: 3,
  ticketId: "t",
  bonus: false,
  at,
});

const ref = fc.constantFrom("r1", "r2", "r3", "r4");
const at = fc.integer({ min: 0, max: 400_000 });
const match = fc.constantFrom<AttemptMatch>(
  { found: "none" },
  { found: "one", betId: "b1" },
  { found: "duplicate", betIds: ["b1", "b2"] },
);
const anyEvent: fc.Arbitrary<AttemptEvent> = fc.oneof(
  fc.record({ ref, at, quoteAt: at, still: fc.integer({ min: 0, max: 1000 }) }).map((tap) => ({
    type: "confirm" as const,
    entry: {
      ref: tap.ref,
      account: "a",
      kind: "single" as const,
      quotes: [quote(tap.quoteAt)],
      stake: 100,
      payment: 100,
      combCount: 1,
      at: tap.at,
      knownIds: [],
    },
    press: { at: tap.at, paintedAt: tap.at - tap.still },
  })),
  fc.record({ type: fc.constant("accepted" as const), ref, betIds: fc.constantFrom([], ["b1"]), at }),
  fc.record({ type: fc.constant("refused" as const), ref, why: fc.constant("busy") }),
  fc.record({ type: fc.constant("repriced" as const), ref, quotes: at.map((time) => [quote(time)]), at }),
  fc.record({ type: fc.constant("lost" as const), ref, at }),
  fc.record({ type: fc.constant("lookUp" as const), ref, at }),
  fc.record({ type: fc.constant("looked" as const), ref, match, at, readAt: at }),
  fc.record({ type: fc.constant("lookFailed" as const), ref, at }),
  fc.record({ type: fc.constant("dismiss" as const), ref }),
);

/** Every step of a run: the attempt before, the event, the attempt after. */
const steps = (events: readonly AttemptEvent[]) => {
  let attempt = READY;
  return events.map((event) => {
    const before = attempt;
    attempt = attemptAfter(before, event);
    return { before, event, after: attempt };
  });
};

const runs = fc.array(anyEvent, { maxLength: 60 });

describe("for any order of events", () => {
  test("a submit starts only with a tap, and one tap starts one", () => {
    fc.assert(
      fc.property(runs, (events) => {
        const submits = steps(events).filter(({ before, after }) => after !== before && after.state === "submitting");
        expect(submits.every(({ event }) => event.type === "confirm")).toBe(true);
        expect(submits.every(({ before }) => isOpen(before))).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });

  test("between two submits the first has an outcome, and the second has another ref", () => {
    fc.assert(
      fc.property(runs, (events) => {
        const all = steps(events);
        const submits = all.flatMap(({ before, after }, index) =>
          after !== before && after.state === "submitting" ? [{ index, ref: after.entry.ref }] : [],
        );
        for (const [place, second] of submits.entries()) {
          const first = submits[place - 1];
          if (!first) continue;
          const between = all.slice(first.index, second.index).map(({ after }) => after.state);
          expect(second.ref).not.toBe(first.ref);
          expect(between.some((state) => ["accepted", "refused", "repriced", "notFound"].includes(state))).toBe(true);
        }
      }),
      { numRuns: 3000 },
    );
  });

  test("from unknown nothing leads to a submit but not-found, a new tap and a quote newer than that", () => {
    fc.assert(
      fc.property(runs, (events) => {
        let lostAt: number | undefined;
        let clearedAt: number | undefined;
        for (const { after } of steps(events)) {
          if (after.state === "unknown") lostAt ??= after.since;
          if (after.state === "notFound") clearedAt = after.at;
          if (after.state === "accepted") lostAt = clearedAt = undefined;
          if (after.state !== "submitting" || lostAt === undefined) continue;
          expect(clearedAt).toBeDefined();
          expect(after.entry.quotes.every((priced) => priced.at > clearedAt!)).toBe(true);
          lostAt = clearedAt = undefined;
        }
      }),
      { numRuns: 5000 },
    );
  });

  test("a tap within 500 ms of the paint never submits", () => {
    fc.assert(
      fc.property(runs, (events) => {
        for (const { before, event, after } of steps(events)) {
          if (event.type !== "confirm" || event.press.at - event.press.paintedAt >= 500) continue;
          expect(after).toBe(before);
        }
      }),
    );
  });

  test("an event about another ref changes nothing", () => {
    fc.assert(
      fc.property(runs, (events) => {
        for (const { before, event, after } of steps(events)) {
          if (event.type === "confirm" || event.type === "resume" || before.state === "ready") continue;
          expect(event.ref === before.entry.ref || after === before).toBe(true);
        }
      }),
    );
  });

  test("a doubtful attempt always knows when to look next, or waits for the member", () => {
    fc.assert(
      fc.property(runs, (events) => {
        for (const { after } of steps(events)) {
          if (after.state !== "unknown" || after.lookedAt - after.since >= 120_000) continue;
          expect(nextLookUp(after)).toBeGreaterThan(after.lookedAt);
        }
      }),
    );
  });
});
