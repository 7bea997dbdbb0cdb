import { configFile, isSafeAddress } from "#app/config.ts";
import { makeCode, type SharedPick } from "#app/domain/share/slipCode.ts";
import { isEmbedded } from "#app/host/host.ts";
import { PAGE } from "#app/addresses.ts";
import { serverNow } from "#app/stores/serverClock.ts";

const MINUTE_MS = 60_000;

/** The part of a link before its hash: this page, or in a frame the host's page; undefined = sharing is off (LNK-01). */
function shareBase(): string | undefined {
  if (!isEmbedded()) return location.origin + location.pathname;
  const { shareUrl } = (configFile() ?? {}) as { readonly shareUrl?: unknown };
  return typeof shareUrl === "string" && isSafeAddress(shareUrl) ? shareUrl : undefined;
}

/** True if picks can be shared. */
export const canShare = (): boolean => shareBase() !== undefined;

/** The link of up to ten picks as they are now; "" if sharing is off (LNK-01, LNK-09). */
export function shareAddress(picks: readonly SharedPick[]): string {
  const base = shareBase();
  if (base === undefined) return "";
  return `${base}#${PAGE.jump}?goto=slip&picks=${makeCode(picks, Math.floor(serverNow() / MINUTE_MS))}`;
}

/** Passes text and link to the phone's own share sheet; false if there is none, or it was dismissed. */
export async function shareLink(text: string, url: string): Promise<boolean> {
  try {
    await navigator.share({ text, url });
    return true;
  } catch {
    return false;
  }
}

/** True if the phone has its own share sheet. */
export const hasShareSheet = (): boolean => typeof navigator.share === "function";

/** The address that opens a new text message with text and link, without a recipient. */
export const messageAddress = (text: string, url: string): string =>
  `sms:?&body=${encodeURIComponent(`${text}\n${url}`)}`;
