import { type Failure, isFailure } from "#app/api/failure.ts";
import { isSureFailure } from "#app/domain/slip/refusal.ts";
import { type App, owned } from "#app/application/app.ts";
import { isLinkUnread } from "#app/flows/session/linkRefused.ts";
import { isClosed } from "#app/stores/operator/site.ts";
import { withBetLock } from "./betLock.ts";
import { isSignedIn } from "#app/flows/session/isSignedIn.ts";

/** The order of one tap: what differs between a bet and a cash-out. */
export interface Order<Answer> {
  readonly app: App;
  readonly kind: "bet" | "cashOut";
  /** Identifies the account that tapped. */
  readonly owner: string;
  /** Tells the attempt about the tap; false if it accepts none now. */
  readonly confirm: () => boolean;
  /** True if another tab has an order in doubt whose outcome must be known before this one. */
  readonly isInDoubtElsewhere: () => boolean;
  /**
   * Why the order may no longer leave, undefined if it may: the lock may take its time on a busy page, and another tab may
   * bet meanwhile.
   */
  readonly whyHeldBack?: () => string | undefined;
  /** Records the order, so that its outcome can be found whatever happens to this page. */
  readonly writeDown: () => void;
  /** Makes the one request. */
  readonly send: () => Promise<Answer>;
  readonly answered: (answer: Answer) => void;
  /** The request was refused as a whole: nothing was booked. */
  readonly failed: (failure: Failure) => void;
  /** The response is lost: the order may stand. */
  readonly lost: () => void;
  /** Nothing was sent: another of the member's tabs has an order pending. */
  readonly gaveWay: () => void;
  /** Nothing was sent, for that reason. */
  readonly heldBack?: (why: string) => void;
}

/**
 * The kinds of order pending, noted before the first await: two taps in one task start one. `disabled` on a button is
 * cosmetic.
 */
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
  const { app, owner, isInDoubtElsewhere, whyHeldBack, writeDown, gaveWay, heldBack } = order;
  let elsewhere = true;
  let why: string | undefined;
  await withBetLock(owner, async () => {
    // if the member signed out or was replaced between the tap and here, nothing is sent
    const left = !isSignedIn(app, owner);
    elsewhere = !left && isInDoubtElsewhere();
    if (left || elsewhere) return;
    why = whyHeldBack?.();
    if (why !== undefined) return;
    // only the tab that holds the lock writes a line: one from a tab still waiting would block the other tab
    writeDown();
    await callOnce(order);
  });
  if (elsewhere) gaveWay();
  if (why !== undefined) heldBack?.(why);
}

/**
 * Sends one order for one tap and reads its response; false if the tap started nothing, as during maintenance (OPS-07)
 * or while another member signs in. Nothing is ever sent again.
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
