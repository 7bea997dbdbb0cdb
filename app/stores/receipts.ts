import { type DialogContent, useDialog } from "./dialog.ts";
import { type BetStatus } from "#app/domain/bets/status.ts";

/** True while the receipt of a bet stands on the screen. */
export function isReceiptShown(betId: string): boolean {
  const { content } = useDialog.getState();
  return content?.kind === "betPlaced" && content.receipt.betIds.includes(betId);
}

/** Brings the receipts of bets up to their new status, on show or waiting. */
export function followReceipts(changes: readonly { readonly id: string; readonly status: BetStatus }[]): void {
  if (changes.length === 0) return;
  const follow = (content: DialogContent): DialogContent => {
    if (content.kind !== "betPlaced") return content;
    const change = changes.find(({ id }) => content.receipt.betIds.includes(id));
    return change ? { ...content, receipt: { ...content.receipt, status: change.status } } : content;
  };
  useDialog.setState(({ content, waiting }) => ({
    content: content && follow(content),
    waiting: waiting.map(follow),
  }));
}
