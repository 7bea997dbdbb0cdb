import { isOffered } from "#app/config.ts";
import { type App } from "#app/application/app.ts";
import { useAlerts, wantAlerts } from "#app/stores/alerts.ts";
import { i18n } from "#app/text/i18n.ts";
import { type Notice } from "#app/stores/bets/notices.ts";
import { noticeTitle } from "#app/text/noticeTitle.ts";
import { type BetStatus } from "#app/domain/bets/status.ts";

/** True if the browser can show system notifications to a page like this one. */
export const canAlert = (): boolean =>
  isOffered("notifications") && typeof Notification === "function" && Notification.permission !== "denied";

/** True if the member wants system notifications and the browser allows them. */
export const isAlerting = (wanted: boolean): boolean => wanted && canAlert() && Notification.permission === "granted";

/**
 * The member's choice: turning it on requests the browser's permission; without it, it stays off. Returns the resulting
 * state.
 */
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

/** Shows a notification outside the page; one with the same tag replaces it. */
export function showOutside(title: string, tag: string, body?: string): void {
  try {
    const note = new Notification(title, body === undefined ? { tag } : { tag, body });
    note.addEventListener("click", () => {
      window.focus();
      note.close();
    });
  } catch {
    // some phones show notifications only through a service worker; the notice in the page remains
  }
}

const TOLD: ReadonlySet<BetStatus> = new Set(["settled", "refused"]);

/**
 * Shows a settled or refused bet outside the page while the page is hidden, if the member allowed it (spec §2, notice
 * banner).
 */
export function alertHidden(app: App, notices: readonly Notice[]): void {
  if (document.visibilityState !== "hidden" || !isAlerting(useAlerts.of(app).getState().wanted)) return;
  for (const { betId, status, words } of notices) {
    if (!TOLD.has(status)) continue;
    showOutside(noticeTitle(i18n, betId, status), `bet-${betId}`, words?.pick);
  }
}
