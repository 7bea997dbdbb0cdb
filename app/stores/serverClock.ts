/** A difference below this is latency and rounding to seconds, and counts as none, ms. */
const SMALLEST_MS = 120_000;

const held = { known: false, offset: 0 };

/** Records the server's time against the device's clock at the same moment; both epoch ms (SES-06). */
export function noteServerTime(server: number, device: number): void {
  if (!Number.isFinite(server)) return;
  const offset = server - device;
  held.known = true;
  held.offset = Math.abs(offset) < SMALLEST_MS ? 0 : offset;
}

/** A time of the device's clock, converted to the server's as best known; both epoch ms. */
export const byServer = (device: number): number => device + held.offset;

/** The server's clock as best known, epoch ms: the device's may be wrong by a day. */
export const serverNow = (): number => byServer(Date.now());

/** True once the server's time is known: only then does an expiry that seems past prove a token dead. */
export const isServerTimeKnown = (): boolean => held.known;
