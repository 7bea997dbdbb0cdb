import { isStoredAlive } from "#app/domain/time/timing.ts";

/** Under which name a value is stored, and the version of its shape; another version is another value (spec §3). */
export interface Stored {
  readonly name: string;
  readonly version: number;
}

/** What app/start/boot.ts reads before the app's code has come; the stores add to each its schema and its default. */
export const FIRST = {
  settings: { name: "settings", version: 1 },
  list: { name: "list", version: 2 },
  leagues: { name: "leagues", version: 1 },
  theme: { name: "theme", version: 1 },
  launched: { name: "launched", version: 1 },
  /** How the operator's lists are asked for, as the last visit knew it. */
  operator: { name: "operator", version: 1 },
  /** The operator's brand as a stylesheet. */
  brand: { name: "brand", version: 1 },
} as const satisfies Record<string, Stored>;

const PREFIX = "sportsbook:";

/** A longer text is none of ours: nothing that is stored grows so far. */
const LONGEST = 200_000;

/** The key of an entry in storage. */
export const keyOf = ({ name }: Pick<Stored, "name">): string => PREFIX + name;

/** A value as it is stored. `exp` is the epoch ms at which it is dead; `spell` writes a field as storage has it. */
export const box = (
  { version }: Stored,
  data: unknown,
  exp?: number,
  spell?: (key: string, value: unknown) => unknown,
): string => JSON.stringify({ v: version, ...(exp !== undefined && { exp }), data }, spell);

/** What a stored text holds, unchecked; undefined where it is broken, foreign, of another version or out of date (STO-03). */
export function unbox({ version }: Stored, text: string | null, now: number): { readonly data: unknown } | undefined {
  if (text === null || text.length > LONGEST) return undefined;
  try {
    const { v, exp, data } = JSON.parse(text) as Record<string, unknown>;
    const lasts = exp === undefined || (typeof exp === "number" && isStoredAlive(now, exp));
    return v === version && lasts ? { data } : undefined;
  } catch {
    return undefined;
  }
}
