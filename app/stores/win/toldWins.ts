import * as v from "valibot";
import { type BetRecord } from "#app/domain/bets/bet.ts";
import { newWins, type ToldWins, WIN_KEPT_MS, withTold } from "#app/domain/bets/wins.ts";
import { changeShared, dropEntry, type Entry, readEntry, readShared, writeEntry } from "#app/stores/storage/storage.ts";

const owner = v.pipe(v.string(), v.maxLength(16));

const TOLD: Entry<{ readonly owner: string; readonly told: ToldWins }> = {
  name: "toldWins",
  version: 1,
  schema: v.object({ owner, told: v.record(v.pipe(v.string(), v.maxLength(64)), v.number()) }),
  fallback: { owner: "", told: {} },
  mayGo: true,
};

/** The wins among a member's bets that no tab has shown yet; from now on they count as shown (CRD-02). */
export function takeWins(owner: string, bets: readonly BetRecord[], now: number): readonly BetRecord[] {
  const kept = readShared(TOLD, now);
  const told = kept.owner === owner ? kept.told : {};
  const wins = newWins(bets, told);
  if (wins.length > 0) writeEntry(TOLD, { owner, told: withTold(told, wins, now) }, now + WIN_KEPT_MS);
  return wins;
}

/** Forgets which wins were shown: the member has left (CRD-02). */
export const forgetToldWins = (): void => dropEntry(TOLD);

const WISHES: Entry<Readonly<Record<string, boolean>>> = {
  name: "winCard",
  version: 1,
  schema: v.record(owner, v.boolean()),
  fallback: {},
};

/** Whether a member wants to see wins; undefined if they never chose. */
export const winWish = (owner: string): boolean | undefined => readEntry(WISHES, Date.now())[owner];

/** Keeps the member's choice; signing out does not remove it. */
export const wishWins = (owner: string, on: boolean): void =>
  changeShared(WISHES, (held) => ({ ...held, [owner]: on }));
