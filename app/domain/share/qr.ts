import { correction, generate, mode } from "lean-qr";

/** A QR as a square of modules, its quiet zone of four modules on each side included (LNK-10). */
export interface QrSquare {
  readonly side: number;
  readonly isDark: (x: number, y: number) => boolean;
}

const QUIET = 4;

/** The QR of an address, in byte mode with error correction M (LNK-10). */
export function qrOf(address: string): QrSquare {
  const { M } = correction;
  const code = generate(address, { minCorrectionLevel: M, maxCorrectionLevel: M, modes: [mode.ascii] });
  return { side: code.size + 2 * QUIET, isDark: (x, y) => code.get(x - QUIET, y - QUIET) };
}
