import { isStoredAlive } from "#app/domain/time/expiry.ts";

/**
 * The name under which a value is stored, and the version of its shape; another version is a different value (spec §3).
 */
export interface Stored {
  readonly name: string;
  readonly version: number;
}

/** What app/start/boot.ts reads before the app's code has loaded; the stores add a schema and a default to each. */
export const FIRST = {
  settings: { name: "settings", version: 1 },
  list: { name: "list", version: 2 },
  leagues: { name: "leagues", version: 1 },
  theme: { name: "theme", version: 1 },
  launched: { name: "launched", version: 1 },
  session: { name: "session", version: 1 },
  owner: { name: "owner", version: 1 },
  slip: { name: "slip", version: 2 },
  /** How the operator's lists are requested, as of the last visit. */
  operator: { name: "operator", version: 1 },
  /** The operator's brand as a stylesheet. */
  brand: { name: "brand", version: 1 },
} as const satisfies Record<string, Stored>;

const PREFIX = "sportsbook:";

/** A longer text is not ours: nothing we store gets this long. */
const LONGEST = 200_000;

/** The key of an entry in storage. */
export const keyOf = ({ name }: Pick<Stored, "name">): string => PREFIX + name;

/** A value as it is stored. `exp` is the epoch ms at which it expires; `spell` writes a field as storage has it. */
export const box = (
  { version }: Stored,
  data: unknown,
  exp?: number,
  spell?: (key: string, value: unknown) => unknown,
): string => JSON.stringify({ v: version, ...(exp !== undefined && { exp }), data }, spell);

/**
 * The content of a stored text, unchecked; undefined if it is broken, foreign, of another version or expired (STO-03).
 */
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

/** What is stored and not expired, each field unchecked; nothing where storage is blocked. */
export function kept(entry: Stored): Readonly<Record<string, unknown>> {
  try {
    const { data } = unbox(entry, localStorage.getItem(keyOf(entry)), Date.now()) ?? {};
    return (data ?? {}) as Readonly<Record<string, unknown>>;
  } catch {
    return {};
  }
}
