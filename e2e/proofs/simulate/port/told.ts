import type { Attempt } from "#app/domain/slip/attempt.ts";
import type { fetchSettledBets } from "#app/api/bet/getSettleBetLists.ts";
import type { OpenBets } from "#app/api/bet/getUnSettleBetList.ts";
import type { DialogContent } from "#app/stores/dialog.ts";
import type { ToldSale } from "./sale.ts";

/** What is said about one attempt: on the slip, beside it, in the journal. */
export interface ToldAttempt {
  readonly ref: string;
  readonly owner: string;
  readonly state: string;
  /** For a taken one: confirming, found or duplicate. */
  readonly proof: string | undefined;
  readonly betIds: readonly string[];
}

/** What a dialog says, and about which tap. */
export interface ToldDialog {
  readonly kind: DialogContent["kind"];
  readonly ref: string | undefined;
  readonly betIds: readonly string[];
  readonly proof: string | undefined;
  /** For a doubt: its outcome. */
  readonly found: string | undefined;
  /** For a cash-out: its bet, and what it returned. */
  readonly betId: string | undefined;
  readonly back: number | undefined;
}

/** What a page shows at one moment. */
export interface Told {
  readonly phase: string;
  readonly account: string | undefined;
  readonly owner: string | undefined;
  readonly attempts: readonly ToldAttempt[];
  readonly dialogs: readonly ToldDialog[];
  readonly balance: number | null | undefined;
  /** Whose balance it is. */
  readonly balanceOf: string | undefined;
  readonly bets: OpenBets | undefined;
  readonly sales: readonly ToldSale[];
  /** The settled bets by report day, as last requested. */
  readonly settled: Awaited<ReturnType<typeof fetchSettledBets>> | undefined;
}

/** Which tap a dialog is about. */
function refOf(content: DialogContent): string | undefined {
  if (content.kind === "betPlaced") return content.receipt.ref;
  if (content.kind === "betDoubt" || content.kind === "betAsked") return content.entry.ref;
  return content.kind === "betTwice" ? content.ref : undefined;
}

function betIdsOf(content: DialogContent): readonly string[] {
  if (content.kind === "betPlaced") return content.receipt.betIds;
  return content.kind === "betTwice" ? content.betIds : [];
}

/** What a dialog says. */
export const dialogOf = (content: DialogContent): ToldDialog => ({
  kind: content.kind,
  ref: refOf(content),
  betIds: betIdsOf(content),
  proof: content.kind === "betPlaced" ? content.receipt.proof : undefined,
  found: content.kind === "betDoubt" ? content.found : undefined,
  betId: content.kind === "sold" || content.kind === "soldTwice" ? content.betId : undefined,
  back: content.kind === "sold" ? content.back : undefined,
});

/** What is said about an attempt; nothing of a slip that is ready. */
export const attemptsOf = (attempts: readonly Attempt[]): readonly ToldAttempt[] =>
  attempts.flatMap((one) =>
    one.state === "ready"
      ? []
      : {
          ref: one.entry.ref,
          owner: one.entry.account,
          state: one.state,
          proof: one.state === "accepted" ? one.proof : undefined,
          betIds: one.state === "accepted" ? one.betIds : [],
        },
  );
