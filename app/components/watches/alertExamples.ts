import { type QueryClient } from "@tanstack/react-query";
import { boardsIn } from "#app/api/boards.ts";
import { type Match } from "#app/domain/boards/match.ts";
import { hasBegun, hasGoalsToTell } from "#app/domain/watches/canTell.ts";
import { type WatchWish } from "#app/domain/watches/watch.ts";
import { newestReading } from "#app/flows/watches/answers.ts";
import { serverNow } from "#app/stores/serverClock.ts";
import { firstTarget, tellFacts, type TellFacts, wishOf } from "./tellRows.ts";

/** An alert that one tap sets, with what is known of its match. */
export interface AlertExample {
  readonly kind: "price" | "goal" | "start";
  readonly facts: TellFacts;
  readonly wish: WatchWish;
}

const HANDICAP = 1;

/** A price that can be bet on now, a step below its first target. */
function priceExample(client: QueryClient, match: Match): AlertExample | undefined {
  const reading = newestReading(client, match.id);
  const [line] = match.markets[HANDICAP] ?? [];
  if (reading === undefined || line === undefined) return undefined;
  const facts = tellFacts({ matchId: match.id, pick: { couId: line.couId, betPos: 1 } }, reading);
  if (facts.pick === undefined || facts.price === undefined) return undefined;
  const choice = { target: firstTarget(facts.price), minutes: 0, untilStart: true };
  return { kind: "price", facts, wish: wishOf(facts, "price", choice) };
}

/** The goals or the start of a match. */
function matchExample(client: QueryClient, match: Match, kind: "goal" | "start"): AlertExample | undefined {
  const reading = newestReading(client, match.id);
  if (reading === undefined) return undefined;
  const facts = tellFacts({ matchId: match.id }, reading);
  return { kind, facts, wish: wishOf(facts, kind, { target: 0, minutes: 0, untilStart: false }) };
}

/** The first match of these that makes an example. */
function firstOf(
  matches: readonly Match[],
  make: (match: Match) => AlertExample | undefined,
): AlertExample | undefined {
  for (const match of matches) {
    const made = make(match);
    if (made !== undefined) return made;
  }
  return undefined;
}

/**
 * A price, the goals of a live match and the next kick-off, from the lists that are held; nothing is asked for. Each is of
 * another match where there are several; one is left out if no list has a match for it (WAT-01).
 */
export function alertExamples(client: QueryClient, language: string): readonly AlertExample[] {
  const now = serverNow();
  const all = boardsIn(client, language).flatMap(({ matches }) => Object.values(matches));
  const main = [...new Map(all.filter(({ id, mainId }) => id === mainId).map((match) => [match.id, match])).values()];
  const used = new Set<number>();
  const unused = (matches: readonly Match[]) =>
    matches.toSorted((a, b) => Number(used.has(a.id)) - Number(used.has(b.id)));
  const take = (example: AlertExample | undefined): readonly AlertExample[] => {
    if (example === undefined) return [];
    used.add(example.wish.matchId);
    return [example];
  };
  const goal = take(
    firstOf(main, (match) =>
      match.state === "running" && hasGoalsToTell(match) ? matchExample(client, match, "goal") : undefined,
    ),
  );
  const coming = main.filter((match) => !hasBegun(match, now)).toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
  const start = take(firstOf(unused(coming), (match) => matchExample(client, match, "start")));
  const price = take(firstOf(unused(main), (match) => priceExample(client, match)));
  return [...price, ...goal, ...start];
}
