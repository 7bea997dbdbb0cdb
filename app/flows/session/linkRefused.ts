import { type App } from "#app/application/app.ts";
import { closeDialog, showDialog, useDialog } from "#app/stores/dialog.ts";
import { type Credentials, holdLaunch } from "#app/stores/session.ts";
import { dropLaunch } from "#app/stores/signIn.ts";

/**
 * A launch link carried another account's session, which the server rejected: the current member stays, and must know
 * that the next bet is on that account. The link is kept until this was read, so that a reload says it again.
 */
export function showRefusedLink(app: App, refused: Credentials, name: string): void {
  holdLaunch(refused);
  showDialog(app, { kind: "linkRefused", name });
}

/** The member has read it. */
export function acknowledgeLink(app: App): void {
  dropLaunch();
  closeDialog(app);
}

/** True until it was read: nothing is placed or cashed out before (decisions, Accounts). */
export function isLinkUnread(app: App): boolean {
  const { content, waiting } = useDialog.of(app).getState();
  return content?.kind === "linkRefused" || waiting.some(({ kind }) => kind === "linkRefused");
}
