/** A difference below this is the way of the answer and rounding to seconds, and counts as none, ms. */
const SMALLEST_MS = 120_000;

const held = { known: false, offset: 0 };

/** Notes what time the server says it is, against the device's clock at the same moment; both epoch ms (SES-06). */
export function noteServerTime(server: number, device: number): void {
  if (!Number.isFinite(server)) return;
  const offset = server - device;
  held.known = true;
  held.offset = Math.abs(offset) < SMALLEST_MS ? 0 : offset;
}

/** An instant of the device's clock by the server's as best known; both epoch ms. */
export const byServer = (device: number): number => device + held.offset;

/** The server's clock as best known, epoch ms: the device's may be wrong by a day. */
export const serverNow = (): number => byServer(Date.now());

/** True once the server has said what time it is: only then does an end that seems past prove a token dead. */
export const isServerTimeKnown = (): boolean => held.known;
