import { type App } from "#app/application/app.ts";
import { closeDialog, showDialog, useDialog } from "#app/stores/dialog.ts";
import { type Credentials, holdLaunch } from "#app/stores/session.ts";
import { dropLaunch } from "#app/stores/signIn.ts";

/**
 * A launch link came with another account's session, which the server did not take: the member who was here stays, and must
 * know that the next bet is on that account. The link is kept until it was read, so that a reload says it again.
 */
export function tellRefusedLink(app: App, refused: Credentials, name: string): void {
  holdLaunch(refused);
  showDialog(app, { kind: "linkRefused", name });
}

/** The member has read it. */
export function acknowledgeLink(app: App): void {
  dropLaunch();
  closeDialog(app);
}

/** True while it was not read: nothing is placed or sold until then (decisions, Accounts). */
export function isLinkUnread(app: App): boolean {
  const { content, waiting } = useDialog.of(app).getState();
  return content?.kind === "linkRefused" || waiting.some(({ kind }) => kind === "linkRefused");
}
