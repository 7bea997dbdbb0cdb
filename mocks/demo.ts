import { createStore, del, get, set, type UseStore } from "idb-keyval";
import { keepWorld, type KeptWorld, keptFrom } from "#mocks/keep.ts";
import { type Size } from "#mocks/schedule/slate.ts";
import { createWorld, type World } from "#mocks/world.ts";

const WORLD = "world";
const SETTINGS = "settings";
const SAVE_EVERY = 10_000;

/** What a visitor of the demo has chosen in the scenario panel. */
export interface DemoSettings {
  readonly size: Size;
  readonly seed: number;
  readonly speed: number;
}

const USUAL: DemoSettings = { size: "demo", seed: 7, speed: 1 };

let store: UseStore | undefined;

/** Reads the demo's store; undefined where the browser blocks it. */
async function read(key: string): Promise<unknown> {
  try {
    store ??= createStore("bookmaker", "demo");
    return await get(key, store);
  } catch {
    return undefined;
  }
}

async function write(key: string, value: unknown): Promise<void> {
  try {
    store ??= createStore("bookmaker", "demo");
    await (value === undefined ? del(key, store) : set(key, value, store));
  } catch {
    // a blocked or full store: the demo goes on from memory
  }
}

/** What the demo remembers of its world; the operator's pages read and change it while the app is away. */
export const readKept = async (): Promise<KeptWorld | undefined> => keptFrom(await read(WORLD));

/** Puts back what the operator's pages have changed. */
export const writeKept = (kept: KeptWorld): Promise<void> => write(WORLD, kept);

/** The settings in force. */
export async function demoSettings(): Promise<DemoSettings> {
  const held = await read(SETTINGS);
  return typeof held === "object" && held !== null ? { ...USUAL, ...(held as Partial<DemoSettings>) } : USUAL;
}

/** Forgets the demo's world: the next load starts a fresh one with these settings. */
export async function resetDemo(settings: Partial<DemoSettings> = {}): Promise<void> {
  resetting = true;
  await write(SETTINGS, { ...(await demoSettings()), ...settings });
  await write(WORLD, undefined);
}

let resetting = false;

/** The demo's world: on the real clock, with bets, balance and course as they were before a reload. */
export async function openDemoWorld(): Promise<World> {
  const [kept, settings] = await Promise.all([readKept(), demoSettings()]);
  const save = async (world: World) => {
    if (!resetting) await write(WORLD, keepWorld(world, Date.now()));
  };
  const fits = kept !== undefined && kept.seed === settings.seed && kept.size === settings.size ? kept : undefined;
  const world = createWorld({
    seed: settings.seed,
    size: settings.size,
    speed: settings.speed,
    now: Date.now(),
    quiet: false,
    afterChange: save,
    ...(fits ? { kept: fits } : {}),
  });
  setInterval(() => void save(world), SAVE_EVERY);
  addEventListener("pagehide", () => void save(world));
  return world;
}
