import { closeDialog, showDialog, useDialog } from "#app/stores/dialog.ts";
import { type Credentials, dropLaunch, holdLaunch } from "#app/stores/session.ts";

/**
 * A launch link came with another account's session, which the server did not take: the member who was here stays, and must
 * know that the next bet is on that account. The link is kept until it was read, so that a reload says it again.
 */
export function tellRefusedLink(refused: Credentials, name: string): void {
  holdLaunch(refused);
  showDialog({ kind: "linkRefused", name });
}

/** The member has read it. */
export function acknowledgeLink(): void {
  dropLaunch();
  closeDialog();
}

/** True while it was not read: nothing is placed or sold until then (decisions, Accounts). */
export function isLinkUnread(): boolean {
  const { content, waiting } = useDialog.getState();
  return content?.kind === "linkRefused" || waiting.some(({ kind }) => kind === "linkRefused");
}
