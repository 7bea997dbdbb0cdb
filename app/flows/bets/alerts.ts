import { isOffered } from "#app/config.ts";
import { type App } from "#app/application/app.ts";
import { useAlerts, wantAlerts } from "#app/stores/alerts.ts";
import { i18n } from "#app/text/i18n.ts";
import { type Notice } from "#app/stores/notices.ts";
import { betTitle } from "#app/text/betTitle.ts";
import { statusWord } from "#app/text/statuses.ts";
import { type BetStatus } from "#app/domain/bets/status.ts";

/** True where the browser can show system notifications to a page like this one at all. */
export const canAlert = (): boolean =>
  isOffered("notifications") && typeof Notification === "function" && Notification.permission !== "denied";

/** True when the member wants system notifications and the browser lets us. */
export const isAlerting = (wanted: boolean): boolean => wanted && canAlert() && Notification.permission === "granted";

/** The member's choice: turning it on asks the browser for leave; without leave it stays off. Returns what is in force. */
export async function chooseAlerts(app: App, on: boolean): Promise<boolean> {
  if (!on) {
    wantAlerts(app, false);
    return false;
  }
  if (!canAlert()) return false;
  const permission = await Notification.requestPermission();
  wantAlerts(app, permission === "granted");
  return permission === "granted";
}

/** Shows a note outside the page; one with the same tag takes its place. */
export function showOutside(text: string, tag: string): void {
  try {
    const note = new Notification(text, { tag });
    note.addEventListener("click", () => {
      window.focus();
      note.close();
    });
  } catch {
    // some phones show notifications only through a service worker; the notice in the page remains
  }
}

const TOLD: ReadonlySet<BetStatus> = new Set(["settled", "refused"]);

/** A settled or refused bet is told outside the page while it is hidden, if the member allowed it (spec §2, notice banner). */
export function alertHidden(app: App, notices: readonly Notice[]): void {
  if (document.visibilityState !== "hidden" || !isAlerting(useAlerts.of(app).getState().wanted)) return;
  for (const { betId, status, bet } of notices) {
    if (TOLD.has(status)) showOutside(`${betTitle(i18n, betId, bet)} · ${i18n._(statusWord(status))}`, `bet-${betId}`);
  }
}
