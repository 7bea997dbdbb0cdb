import * as v from "valibot";
import { type CashOutEntry } from "#app/domain/bets/cashOutAttempt.ts";
import { changeShared, type Entry, readShared } from "./storage/storage.ts";

const finite = v.pipe(v.number(), v.finite());

/** A cash-out whose refusal came after its member had left. */
const untold = v.object({
  owner: v.string(),
  betId: v.string(),
  /** The sell code; 0 is a call that was refused as a whole. */
  code: finite,
  /** The server's own words, "" for none. */
  said: v.string(),
});

type Untold = v.InferOutput<typeof untold>;

const UNTOLD: Entry<readonly Untold[]> = {
  name: "untoldSales",
  version: 1,
  schema: v.pipe(v.array(untold), v.readonly()),
  fallback: [],
  vital: true,
};

/** More than one device ever has; those of members who never come back go first. */
const LONGEST = 20;

/** Keeps for the next sign-in of its member that nothing was cashed out. */
export const noteUntoldSale = ({ owner, betId }: CashOutEntry, code: number, said: string): void =>
  changeShared(UNTOLD, (held) => [...held, { owner, betId, code, said }].slice(-LONGEST));

/** One member's refused cash-outs of which they know nothing; each is given out once, in whichever tab. */
export function takeUntoldSales(owner: string): readonly Untold[] {
  const mine = readShared(UNTOLD, Date.now()).filter((one) => one.owner === owner);
  if (mine.length > 0) changeShared(UNTOLD, (held) => held.filter((one) => one.owner !== owner));
  return mine;
}
