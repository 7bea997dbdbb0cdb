/** The parameters of a call; undefined ones are omitted. */
export type Query = Record<string, string | number | boolean | undefined>;

/** The URL of a call; app/start/boot.ts requests the same one before the rest of the app has loaded. */
export function addressOf(base: string, path: string, query: Query): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return `${base.replace(/\/$/, "")}/${path}?${new URLSearchParams(given).toString()}`;
}
