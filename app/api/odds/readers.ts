import { plainText } from "#app/api/plainText.ts";

/** Readers of boards, which are decoded by hand (performance 2). Each throws BadRow on what it cannot read. */

/** Thrown by a reader: the row that contains the value cannot be used. */
export class BadRow extends Error {}

/** A finite number. */
export function num(value: unknown): number {
  if (typeof value !== "number" || !Number.isFinite(value)) throw new BadRow();
  return value;
}

/** An id: a safe integer. */
export function id(value: unknown): number {
  if (!Number.isSafeInteger(value)) throw new BadRow();
  return value as number;
}

/** A text, truncated and without control characters. */
export function str(value: unknown): string {
  if (typeof value !== "string") throw new BadRow();
  return plainText(value, 300);
}

/** A record. */
export function rec(value: unknown): Record<string, unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new BadRow();
  return value as Record<string, unknown>;
}

/** A list. */
export function list(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new BadRow();
  return value;
}

/** A wire flag as a boolean. */
export const isFlag = (value: unknown): boolean => value === 1;

/** Two numbers. */
export function pair(value: unknown): readonly [number, number] {
  const [home, away] = list(value);
  return [num(home), num(away)];
}

/** A display-only part: if absent or invalid it is omitted, rather than dropping the row. */
export function optional<T>(value: unknown, read: (value: unknown) => T): T | undefined {
  if (value === undefined || value === null) return undefined;
  try {
    return read(value);
  } catch {
    return undefined;
  }
}
