import { stepsOf } from "./events.ts";
import { Broken, brokenIn, type Law } from "./laws.ts";
import { type Setting } from "./rules.ts";
import { HashSet } from "./hashSet.ts";
import { keysAround } from "./keys.ts";
import { newWorld, type World } from "./world.ts";

/** A state not yet expanded, and the events that led to it, the last first. */
interface Open {
  readonly world: World;
  readonly path: Path | undefined;
}

interface Path {
  readonly name: string;
  readonly before: Path | undefined;
}

/** The result of a search. */
export interface Outcome {
  readonly states: number;
  readonly transitions: number;
  /** The longest sequence of events tried; a shorter one than requested means that nothing more can happen. */
  readonly depth: number;
  /** The first law that was broken, and the shortest way there. */
  readonly broken: { readonly law: Law; readonly events: readonly string[] } | undefined;
}

/** How much may happen. */
export interface Bounds {
  readonly taps: number;
  readonly faults: number;
  readonly depth: number;
}

function namesOf(path: Path | undefined): readonly string[] {
  const names: string[] = [];
  for (let at = path; at !== undefined; at = at.before) names.unshift(at.name);
  return names;
}

/** Tries every order of events, the shorter ones first, and checks each new state; stops at a broken law. */
export function search(setting: Setting, { taps, faults, depth }: Bounds): Outcome {
  const seen = new HashSet();
  const start = newWorld(taps, faults);
  seen.add(keysAround(start, setting.echo)(start));
  let level: readonly Open[] = [{ world: start, path: undefined }];
  let transitions = 0;
  let reached = 0;
  for (let events = 1; events <= depth && level.length > 0; events += 1) {
    const next: Open[] = [];
    for (const { world, path } of level) {
      const keyOf = keysAround(world, setting.echo);
      for (const { name, next: take } of stepsOf(setting, world)) {
        const here: Path = { name, before: path };
        try {
          const after = take();
          if (after === undefined) continue;
          transitions += 1;
          if (!seen.add(keyOf(after))) continue;
          brokenIn(setting.rules, after);
          next.push({ world: after, path: here });
        } catch (error) {
          if (!(error instanceof Broken)) throw error;
          const broken = { law: error.law, events: namesOf(here) };
          return { states: seen.size, transitions, depth: events, broken };
        }
      }
    }
    if (next.length > 0) reached = events;
    level = next;
  }
  return { states: seen.size, transitions, depth: reached, broken: undefined };
}
