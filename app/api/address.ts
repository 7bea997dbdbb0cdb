/** The parameters of a call; undefined ones are left out. */
export type Query = Record<string, string | number | boolean | undefined>;

/** The address of a call; app/start/boot.ts asks for the very same before the rest of the app has come. */
export function addressOf(base: string, path: string, query: Query): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return `${base.replace(/\/$/, "")}/${path}?${new URLSearchParams(given).toString()}`;
}
