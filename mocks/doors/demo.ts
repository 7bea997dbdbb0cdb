import { createStore, del, get, set, update, type UseStore } from "idb-keyval";
import { keepWorld, type KeptWorld, keptFrom } from "./keep.ts";
import { type Size } from "#mocks/schedule/slate.ts";
import { busySeed, scoreSoon } from "#mocks/world/firstMinutes.ts";
import { VERB_TABLE } from "#mocks/world/verbTable.ts";
import { createWorld, type World } from "#mocks/world/world.ts";

const WORLD = "world";
const SETTINGS = "settings";
const DEPOSITS = "deposits";
const SAVE_EVERY = 10_000;
/** How long after an action the world is saved, ms: a series of actions is saved once. */
const SAVE_SOON = 50;

/** What a visitor of the demo has chosen in the scenario panel. */
export interface DemoSettings {
  readonly size: Size;
  readonly seed: number;
  /** World ms per wall ms. */
  readonly speed: number;
}

/** Money that the cashier has added to a balance (cents), or a balance it has emptied, until the bookmaker books it. */
export interface Deposit {
  readonly account: string;
  readonly cents: number | "empty";
}

const USUAL: DemoSettings = { size: "demo", seed: 7, speed: 1 };

let store: UseStore | undefined;
let resetting = false;

/**
 * Runs an action on the demo's store; undefined if the browser blocks it or it is full: the demo then lives in memory.
 */
async function onStore<T>(act: (opened: UseStore) => Promise<T>): Promise<T | undefined> {
  try {
    store ??= createStore("bookmaker", "demo");
    return await act(store);
  } catch {
    return undefined;
  }
}

/** What the demo remembers of its world; the operator's pages read it while the app is not open. */
export const readKept = async (): Promise<KeptWorld | undefined> =>
  keptFrom(await onStore((opened) => get(WORLD, opened)));

const depositsFrom = (value: unknown): readonly Deposit[] => (Array.isArray(value) ? (value as Deposit[]) : []);

/** Deposits that the bookmaker has not booked yet. */
export const waitingDeposits = async (): Promise<readonly Deposit[]> =>
  depositsFrom(await onStore((opened) => get(DEPOSITS, opened)));

/** Leaves a deposit for the bookmaker; false if the browser blocks storage. */
export async function leaveDeposit(deposit: Deposit): Promise<boolean> {
  const done = await onStore(async (opened) => {
    await update(DEPOSITS, (held) => [...depositsFrom(held), deposit], opened);
    return true;
  });
  return done === true;
}

/** The current settings; a first visit gets a world in which much is in play, and keeps it. */
export async function demoSettings(): Promise<DemoSettings> {
  const held = await onStore((opened) => get(SETTINGS, opened));
  if (typeof held === "object" && held !== null) return { ...USUAL, ...(held as Partial<DemoSettings>) };
  const first = { ...USUAL, seed: busySeed(USUAL.seed, USUAL.size, Date.now()) };
  await onStore((opened) => set(SETTINGS, first, opened));
  return first;
}

/** Forgets the demo's world: the next load starts a fresh one with these settings. */
export async function resetDemo(settings: Partial<DemoSettings> = {}): Promise<void> {
  resetting = true;
  const next = { ...(await demoSettings()), ...settings };
  await onStore((opened) => set(SETTINGS, next, opened));
  await onStore((opened) => del(WORLD, opened));
}

async function bookDeposits(world: World): Promise<void> {
  const deposits = await waitingDeposits();
  if (deposits.length === 0) return;
  await onStore((opened) => del(DEPOSITS, opened));
  for (const { account, cents } of deposits) {
    if (cents === "empty") world.setBalance(account, 0);
    else world.deposit(account, cents / 100);
  }
}

async function save(world: World): Promise<void> {
  if (resetting) return;
  await bookDeposits(world);
  await onStore((opened) => set(WORLD, keepWorld(world, Date.now()), opened));
}

/** Saves after every manual action on the world, so that an immediate reload shows it */
function saveAfterActs(world: World): void {
  let soon: ReturnType<typeof setTimeout> | undefined;
  const saveSoon = () => {
    clearTimeout(soon);
    soon = setTimeout(() => void save(world), SAVE_SOON);
  };
  const plain = { ...world };
  const clock = { ...world.clock };
  const acts = VERB_TABLE.map(({ name }) => [
    name,
    (...args: readonly unknown[]) => {
      (plain[name] as (...given: readonly unknown[]) => void)(...args);
      saveSoon();
    },
  ]);
  Object.assign(world, Object.fromEntries(acts), {
    advance: (ms: number) => {
      plain.advance(ms);
      saveSoon();
    },
  });
  Object.assign(world.clock, {
    setSpeed: (speed: number) => {
      clock.setSpeed(speed);
      saveSoon();
    },
  });
}

/** The demo's world: on the real clock, with bets, balance and events as they were before a reload. */
export async function openDemoWorld(): Promise<World> {
  const [kept, { seed, size, speed }] = await Promise.all([readKept(), demoSettings()]);
  const fits = kept !== undefined && kept.seed === seed && kept.size === size ? kept : undefined;
  const world = createWorld({
    seed,
    size,
    speed,
    now: Date.now(),
    quiet: false,
    history: true,
    afterChange: save,
    ...(fits ? { kept: fits } : {}),
  });
  await save(world);
  saveAfterActs(world);
  if (!fits) scoreSoon(world);
  setInterval(() => void save(world), SAVE_EVERY);
  addEventListener("pagehide", () => void save(world));
  return world;
}
