import { dayText, dayNumber, isoTime } from "#mocks/world/days.ts";
import { checkAdvance, checkArguments, checkSpeed } from "#mocks/world/verbArguments.ts";
import { VERB_TABLE } from "#mocks/world/verbTable.ts";
import { type World } from "#mocks/world/world.ts";

const WORLD_ACTS = ["advance", "speed"] as const;

/** The state of a world as plain JSON, for people and dashboards. */
export function worldState(world: World): Record<string, unknown> {
  world.catchUp();
  const now = world.clock.now();
  const count = (stage: 1 | 2 | 3) => world.book.on(stage).size;
  return {
    now: isoTime(now),
    reportDay: dayText(dayNumber(now)),
    seed: world.seed,
    size: world.size,
    speed: world.clock.speed(),
    matches: { live: count(3), today: count(2), early: count(1) },
    members: [...world.members.values()].map(({ account, currency, cents, paused, blockedCountry, scenario }) => ({
      account,
      currency,
      balance: cents / 100,
      paused,
      blockedCountry,
      scenario,
    })),
    till: Object.fromEntries([...world.ledger.till].map(([currency, cents]) => [currency, cents / 100])),
    bets: { all: [...world.shelf.all()].length, open: world.shelf.open().size },
    faults: world.faults.rules,
  };
}

/** Runs a verb by name with the arguments of a JSON array; throws with a plain sentence if that is not possible. */
export function actByName(world: World, name: string, args: readonly unknown[]): void {
  if (name === "advance") return world.advance(checkAdvance(args));
  if (name === "speed") return world.clock.setSpeed(checkSpeed(args));
  const verb = VERBS.includes(name) ? (world as unknown as Record<string, unknown>)[name] : undefined;
  if (typeof verb !== "function")
    throw new RangeError(`no verb ${name}; there are ${[...WORLD_ACTS, ...VERBS].join(", ")}`);
  checkArguments(world, name, args);
  (verb as (...given: readonly unknown[]) => void)(...args);
  return undefined;
}

/** The verbs that may be called by name: those of the table. */
const VERBS: readonly string[] = VERB_TABLE.map(({ name }) => name);
