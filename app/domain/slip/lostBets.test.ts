import { describe, expect, test } from "vitest";
import { type Attempt, attemptAfter, isOpen, type JournalEntry, nextLookUp, READY } from "./attempt.ts";
import { matchAttempt } from "./attemptMatch.ts";
import { type BetRecord } from "#app/domain/bets/bet.ts";
import { type Quote } from "./quote.ts";

/**
 * Lost responses over a simulated ledger: clocks that differ, servers with and without refs, late bookings, a second
 * device.
 */

const HOUR = 3_600_000;
const SERVER = Date.parse("2026-11-21T15:00:00Z");

/** A small seeded random number generator, so that every run is the same. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), state | 1) + 0x6d2b79f5) | 0;
    return ((state ^ (state >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const quote = (at: number): Quote => ({
  sportId: 1,
  matchId: 5,
  marketId: 1,
  couId: 50,
  betPos: 2,
  stage: "live",
  hdp: "0.5",
  outLevel: 0,
  odds: 1.9,
  oddsStyle: 2,
  gameId: 3,
  ticketId: "t",
  bonus: false,
  at,
});

/** A bet in the ledger: when the list shows it, ms after the tap, and who made it. */
interface Booked {
  readonly id: string;
  readonly ref: string;
  readonly from: number;
  readonly ours: boolean;
}

const recordOf = ({ id, ref, from }: Booked, echo: boolean): BetRecord => ({
  id,
  ...(echo && { clientRef: ref }),
  placedAt: new Date(SERVER + from).toISOString(),
  kind: "single",
  oddsStyle: 2,
  odds: 1.9,
  stake: 100,
  payment: 100,
  status: "accepted",
  bonusBet: false,
  canSell: false,
  sales: [],
  legs: [
    {
      sportId: 1,
      matchId: 5,
      marketId: 1,
      couId: 50,
      betPos: 2,
      leagueName: "L",
      home: "H",
      away: "A",
      startsAt: "2026-11-21T14:00:00Z",
      hdp: "0.5",
      odds: 1.9,
      stage: "live",
    },
  ],
});

/** The parameters of one case. */
interface Case {
  /** The device's clock minus the server's, ms. */
  readonly ahead: number;
  readonly echo: boolean;
  readonly ledger: readonly Booked[];
}

function caseOf(seed: number): Case {
  const next = dice(seed);
  const from = () => Math.floor(next() * 65_000);
  const ledger: Booked[] = [{ id: "before", ref: "r-before", from: -60_000, ours: false }];
  if (next() < 0.7) ledger.push({ id: "ours", ref: "r-ours", from: from(), ours: true });
  if (next() < 0.5) ledger.push({ id: "second", ref: "r-second", from: from() - 30_000, ours: false });
  return { ahead: (next() * 52 - 26) * HOUR, echo: next() < 0.5, ledger };
}

/** What was told or asked in a case, in order, until the slip opened or a bet counted as found. */
interface Told {
  readonly kind: "found" | "recognised" | "which" | "notFound";
  readonly ids: readonly string[];
}

/**
 * Plays the look-ups for one lost response, where the member knows which bet is theirs; the list was read 45 s before
 * the tap.
 */
function play({ ahead, echo, ledger }: Case): { readonly told: readonly Told[]; readonly opened: number | undefined } {
  const tap = SERVER + ahead;
  const refused = new Set<string>();
  const told: Told[] = [];
  const knownIds = ledger.filter(({ from }) => from <= -45_000).map(({ id }) => id);
  const entry: JournalEntry = {
    ref: "r-ours",
    account: "a",
    kind: "single",
    quotes: [quote(tap - 500)],
    stake: 100,
    payment: 100,
    combCount: 1,
    at: tap,
    knownIds,
    listRead: true,
  };
  const confirmed = attemptAfter(READY, { type: "confirm", entry, press: { at: 1_000, paintedAt: 0 } });
  let attempt: Attempt = attemptAfter(confirmed, { type: "lost", ref: entry.ref, at: tap });
  const look = (at: number): void => {
    const listed = ledger.filter(({ from }) => from <= at - tap).map((bet) => recordOf(bet, echo));
    const match = matchAttempt(entry, listed, { answered: [], others: refused, owed: 0, missing: 0 });
    attempt = attemptAfter(attempt, { type: "lookUp", ref: entry.ref, at });
    attempt = attemptAfter(attempt, { type: "looked", ref: entry.ref, match, at, readAt: at });
  };
  for (let due = nextLookUp(attempt); due !== undefined; due = nextLookUp(attempt)) {
    look(due);
    // the member answers each question; the answer may trigger another look at once
    while (attempt.state === "asked") {
      expect(isOpen(attempt)).toBe(false);
      const ids = attempt.bets.map(({ id }) => id);
      told.push({ kind: attempt.alone ? "recognised" : "which", ids });
      if (ids.includes("ours")) {
        attempt = attemptAfter(attempt, { type: "mine", ref: entry.ref, betIds: ["ours"], at: due });
      } else {
        for (const id of ids) refused.add(id);
        attempt = attemptAfter(attempt, { type: "notMine", ref: entry.ref });
        look(due);
      }
    }
  }
  if (attempt.state === "accepted") told.push({ kind: "found", ids: attempt.betIds });
  if (attempt.state === "notFound") told.push({ kind: "notFound", ids: [] });
  return { told, opened: attempt.state === "notFound" ? attempt.at - tap : undefined };
}

describe("2,000 lost answers", () => {
  const played = Array.from({ length: 2_000 }, (_, seed) => {
    const one = caseOf(seed + 1);
    return { ...one, ...play(one), stands: one.ledger.some(({ ours }) => ours) };
  });

  test("each of them ends, and nothing that stands is called missing", () => {
    for (const { told, stands } of played)
      expect(told.at(-1)).toEqual(stands ? { kind: "found", ids: ["ours"] } : { kind: "notFound", ids: [] });
  });

  test("with refs nothing is asked, and nothing is called ours that is not", () => {
    for (const { told } of played.filter(({ echo }) => echo)) expect(told).toHaveLength(1);
  });

  test("without refs every bet is told as recognised, or asked about, before it counts", () => {
    for (const { told } of played.filter(({ echo, stands }) => !echo && stands)) {
      const before = told.at(-2);
      expect(before?.kind).toMatch(/recognised|which/);
      expect(before?.ids).toContain("ours");
    }
  });

  test("the slip opens only where nothing was found, after the two minutes", () => {
    for (const { opened, stands } of played) expect(opened).toBe(stands ? undefined : 120_000);
  });

  test("all kinds of cases were among them", () => {
    const count = (holds: (one: (typeof played)[number]) => boolean) => played.filter(holds).length;
    expect(count(({ told }) => told.some(({ kind }) => kind === "which"))).toBeGreaterThan(30);
    expect(count(({ told }) => told.length > 2)).toBeGreaterThan(50);
    expect(count(({ echo, ledger }) => echo && ledger.length === 3)).toBeGreaterThan(200);
  });
});
