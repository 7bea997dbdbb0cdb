import { configFile, isSafeAddress } from "#app/config.ts";
import { makeCode, type SharedPick } from "#app/domain/share/slipCode.ts";
import { isEmbedded } from "#app/host/host.ts";
import { PAGE } from "#app/pages.ts";
import { serverNow } from "#app/stores/serverClock.ts";

const MINUTE_MS = 60_000;

/** What stands in front of the hash of a link: this page, in a frame the host's own; undefined = nothing is shared there (LNK-01). */
function shareBase(): string | undefined {
  if (!isEmbedded()) return location.origin + location.pathname;
  const { shareUrl } = (configFile() ?? {}) as { readonly shareUrl?: unknown };
  return typeof shareUrl === "string" && isSafeAddress(shareUrl) ? shareUrl : undefined;
}

/** True where picks can be shared. */
export const canShare = (): boolean => shareBase() !== undefined;

/** The link of up to ten picks as they are now; "" where nothing is shared (LNK-01, LNK-09). */
export function shareAddress(picks: readonly SharedPick[]): string {
  const base = shareBase();
  if (base === undefined) return "";
  return `${base}#${PAGE.jump}?goto=slip&picks=${makeCode(picks, Math.floor(serverNow() / MINUTE_MS))}`;
}

/** Hands words and link to the phone's own share sheet; false where there is none, or it was left. */
export async function shareLink(text: string, url: string): Promise<boolean> {
  try {
    await navigator.share({ text, url });
    return true;
  } catch {
    return false;
  }
}

/** True where the phone has a share sheet of its own. */
export const hasShareSheet = (): boolean => typeof navigator.share === "function";

/** The address that opens the phone's messages with words and link in a new one; nobody is chosen. */
export const messageAddress = (text: string, url: string): string =>
  `sms:?&body=${encodeURIComponent(`${text}\n${url}`)}`;
