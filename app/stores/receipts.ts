import { type App } from "#app/application/app.ts";
import { type Receipt } from "#app/domain/bets/receipt.ts";
import { closeDialog, type DialogContent, isOutcome, useDialog } from "./dialog.ts";
import { type BetStatus } from "#app/domain/bets/status.ts";

/** True while the receipt of a bet is on the screen. */
export function isReceiptShown(app: App, betId: string): boolean {
  const { content } = useDialog.of(app).getState();
  return content?.kind === "betPlaced" && content.receipt.betIds.includes(betId);
}

/** Updates the receipts of bets to their new status, on show or waiting. */
export function followReceipts(
  app: App,
  changes: readonly { readonly id: string; readonly status: BetStatus }[],
): void {
  if (changes.length === 0) return;
  const follow = (content: DialogContent): DialogContent => {
    if (content.kind !== "betPlaced") return content;
    const change = changes.find(({ id }) => content.receipt.betIds.includes(id));
    return change ? { ...content, receipt: { ...content.receipt, status: change.status } } : content;
  };
  useDialog.of(app).setState(({ content, waiting }) => ({
    content: content && follow(content),
    waiting: waiting.map(follow),
  }));
}

/** The receipt of a tap, on show or waiting. */
export const receiptOf = (app: App, ref: string): Receipt | undefined => {
  const { content, waiting } = useDialog.of(app).getState();
  return [content, ...waiting]
    .flatMap((one) => (one?.kind === "betPlaced" ? one.receipt : []))
    .find((one) => one.ref === ref);
};

/** About a member's money, though not an outcome: a prompt that may be replaced. */
const OF_MEMBER: ReadonlySet<DialogContent["kind"]> = new Set(["deposit", "realityCheck"]);

const isOfMember = (content: DialogContent): boolean => isOutcome(content) || OF_MEMBER.has(content.kind);

/** Closes and forgets every dialog about a member's money: whoever comes next sees none of it (SES-10). */
export function dropMemberDialogs(app: App): void {
  const { content, waiting } = useDialog.of(app).getState();
  useDialog.of(app).setState({ waiting: waiting.filter((one) => !isOfMember(one)) });
  if (content !== undefined && isOfMember(content)) closeDialog(app);
}
