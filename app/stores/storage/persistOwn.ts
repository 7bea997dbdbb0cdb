import { type App } from "#app/application/app.ts";
import * as v from "valibot";
import { type StoreApi } from "zustand";
import { ownerBefore } from "./owner.ts";
import { useSession } from "#app/stores/session.ts";
import { changeShared, type Entry, onOtherTab, readShared } from "./storage.ts";

interface OwnKeeping<S, T> {
  readonly entry: Pick<Entry<T>, "name" | "version" | "schema" | "fallback">;
  /** The part of the state that is stored. */
  readonly toKept: (state: S) => T;
  readonly fromKept: (kept: T) => Partial<S>;
  /** Nothing of it stays on the device after its member has left. */
  readonly leaves?: boolean;
}

/** How many members keep theirs on one device; those who changed nothing for the longest go first. */
const MOST_OWNERS = 12;

/** Under which key visitors keep theirs. */
const VISITOR = "";

const ownerNow = (): string => ownerBefore() ?? VISITOR;

type Owned<T> = { readonly of: Readonly<Record<string, T>> };

/** The entry with a part for each owner. What earlier versions stored for nobody in particular is the member's who was in. */
const ownedEntry = <T>({ schema, ...entry }: OwnKeeping<unknown, T>["entry"]): Entry<Owned<T>> => ({
  ...entry,
  schema: v.union([
    v.object({ of: v.record(v.pipe(v.string(), v.maxLength(16)), schema) }),
    v.pipe(
      schema,
      v.transform((data): Owned<T> => ({ of: ownerNow() === VISITOR ? {} : { [ownerNow()]: data } })),
    ),
  ]),
  fallback: { of: {} },
});

/**
 * Ties a store to what its member has stored: each finds their own again, and none sees another's (SES-04). A member who
 * has stored nothing goes on with what the visitor before them chose. Returns the stop function.
 */
export function persistOwn<S, T>(
  app: App,
  store: StoreApi<S>,
  { entry, toKept, fromKept, leaves = false }: OwnKeeping<S, T>,
): () => void {
  const stored = ownedEntry(entry);
  let owner = ownerNow();
  let quiet = false;
  const keep = (data: T | undefined, whose = owner): void =>
    changeShared(stored, ({ of: { [whose]: _before, ...others } }) => {
      const rest = Object.entries(others).slice(1 - MOST_OWNERS);
      return { of: Object.fromEntries(data === undefined ? rest : [...rest, [whose, data]]) };
    });
  const take = (): void => {
    quiet = true;
    store.setState(fromKept(readShared(stored, Date.now()).of[owner] ?? entry.fallback));
    quiet = false;
  };
  const turn = (): void => {
    const before = owner;
    owner = ownerNow();
    if (owner === before) return;
    if (leaves && before !== VISITOR) keep(undefined, before);
    const isNew = readShared(stored, Date.now()).of[owner] === undefined;
    if (before === VISITOR && isNew) keep(toKept(store.getState()));
    else take();
  };
  take();
  const stops = [
    useSession.of(app).subscribe(turn),
    onOtherTab(entry, take),
    store.subscribe((state, before) => {
      const kept = toKept(state);
      if (!quiet && JSON.stringify(kept) !== JSON.stringify(toKept(before))) keep(kept);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
