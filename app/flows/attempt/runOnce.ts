import { type Failure, isFailure } from "#app/api/failure.ts";
import { isSureFailure } from "#app/domain/slip/refusal.ts";
import { type App, owned } from "#app/application/app.ts";
import { isLinkUnread } from "#app/flows/session/linkRefused.ts";
import { isClosed } from "#app/stores/operator/site.ts";
import { withBetLock } from "./betLock.ts";
import { isSignedIn } from "./isSignedIn.ts";

/** One order of a tap: what differs between a bet and a cash-out. */
export interface Order<Answer> {
  readonly app: App;
  readonly kind: "bet" | "cashOut";
  /** Stands for the account that tapped. */
  readonly owner: string;
  /** Tells the attempt of the tap; false where it takes none now. */
  readonly confirm: () => boolean;
  /** True when another tab has an order in doubt whose outcome must be known before this one. */
  readonly isInDoubtElsewhere: () => boolean;
  /** Writes the order down, so that its outcome can be found whatever happens to this page. */
  readonly writeDown: () => void;
  /** Makes the one call. */
  readonly send: () => Promise<Answer>;
  readonly answered: (answer: Answer) => void;
  /** The call was refused as a whole: nothing was booked. */
  readonly failed: (failure: Failure) => void;
  /** The answer is lost: the order may stand. */
  readonly lost: () => void;
  /** Nothing left from here: another tab of the member is at work. */
  readonly gaveWay: () => void;
}

/** The kinds of order under way, noted before the first await: two taps in one task start one. A disabled button is only looks. */
const sendingOf = owned(() => new Set<Order<unknown>["kind"]>());

async function callOnce<Answer>({ send, answered, failed, lost }: Order<Answer>): Promise<void> {
  try {
    answered(await send());
  } catch (error) {
    if (isFailure(error) && isSureFailure(error)) failed(error);
    else lost();
  }
}

async function run<Answer>(order: Order<Answer>): Promise<void> {
  const { app, owner, isInDoubtElsewhere, writeDown, gaveWay } = order;
  let left = false;
  let elsewhere = true;
  await withBetLock(owner, async () => {
    // who signed out, or gave way to another, between the tap and here orders no more
    left = !isSignedIn(app, owner);
    elsewhere = !left && isInDoubtElsewhere();
    if (left || elsewhere) return;
    // only the tab that holds the lock writes a line: the line of one that waits in vain would shut out the other
    writeDown();
    await callOnce(order);
  });
  if (elsewhere) gaveWay();
}

/**
 * Sends one order for one tap and reads its answer; false when the tap started nothing, as in a maintenance (OPS-07) or while its
 * member gives way to another. Nothing is ever sent again.
 */
export function runOnce<Answer>(order: Order<Answer>): boolean {
  const { app, kind, owner, confirm } = order;
  const sending = sendingOf(app);
  const isBarred = isLinkUnread(app) || isClosed(app) || !isSignedIn(app, owner);
  if (sending.has(kind) || isBarred || !confirm()) return false;
  sending.add(kind);
  void run(order).finally(() => sending.delete(kind));
  return true;
}
