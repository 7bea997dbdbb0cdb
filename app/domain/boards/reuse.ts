const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * The newer of two plain values, with every unchanged part taken from the older, so that equal parts are identical and
 * do not render again.
 */
export function reuse<Value>(older: Value | undefined, newer: Value): Value {
  if (Object.is(older, newer)) return newer;
  if (Array.isArray(older) && Array.isArray(newer)) {
    const parts = newer.map((part: unknown, index) => reuse(older[index] as unknown, part));
    return parts.length === older.length && parts.every((part, index) => Object.is(part, older[index]))
      ? older
      : (parts as Value);
  }
  if (isRecord(older) && isRecord(newer)) {
    const names = Object.keys(newer);
    const parts = names.map((name) => reuse(Object.hasOwn(older, name) ? older[name] : undefined, newer[name]));
    const same =
      names.length === Object.keys(older).length &&
      names.every((name, index) => Object.hasOwn(older, name) && Object.is(parts[index], older[name]));
    return same ? older : (Object.fromEntries(names.map((name, index) => [name, parts[index]])) as Value);
  }
  return newer;
}
