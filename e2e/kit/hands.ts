/** The required state of a control or a figure. */
export interface Stands {
  /** Its `data-q-state`, or one of several. */
  readonly state?: string | readonly string[];
  /** Its `data-q-value`. */
  readonly value?: string | number | RegExp;
  /** It is absent or not visible. */
  readonly gone?: true;
}

/** What is known about a control or a figure. */
export interface Seen {
  readonly name: string;
  readonly state: string;
  readonly value: string;
}

/**
 * Everything that a suite needs of a page, whatever drives the browser: it navigates, taps names, and reads their
 * state. A name may have `*` in place of a key (`price:502:3:*:1`). Of several elements with a name the topmost is
 * used; for a name with `*` the first.
 */
export interface Hands {
  /** Opens the app at a route, as a member if one is named. */
  readonly open: (options?: { readonly as?: string; readonly route?: string }) => Promise<void>;
  /** Taps once, as soon as the app accepts a tap on it. */
  readonly tap: (name: string) => Promise<void>;
  /** Resolves when it is there, in this state; fails after a while. */
  readonly until: (name: string, stands?: Stands) => Promise<Seen>;
  /** Its current state; undefined if it is not there. */
  readonly look: (name: string) => Promise<Seen | undefined>;
  /** All names of that form that are present, each once. */
  readonly all: (name: string) => Promise<readonly Seen[]>;
  /** The browser's own back: its button, or the gesture of a phone. */
  readonly wayBack: () => Promise<void>;
  /** Lets time pass, ms. */
  readonly pass: (ms: number) => Promise<void>;
}

/** The CSS selector of a name, in which `*` matches any key. */
export function selectorOf(name: string): string {
  const [first = "", ...rest] = name.split("*");
  if (rest.length === 0) return `[data-q=${JSON.stringify(name)}]`;
  const last = rest.pop() ?? "";
  const middle = rest.map((part) => `[data-q*=${JSON.stringify(part)}]`);
  const end = last === "" ? "" : `[data-q$=${JSON.stringify(last)}]`;
  return `[data-q^=${JSON.stringify(first)}]${middle.join("")}${end}`;
}

/** Whether it is in this state. */
export function isSo(seen: Seen | undefined, { state, value, gone }: Stands): boolean {
  if (gone) return seen === undefined;
  if (seen === undefined) return false;
  const states = typeof state === "string" ? [state] : state;
  const fits = value instanceof RegExp ? value.test(seen.value) : value === undefined || seen.value === String(value);
  return fits && (states?.includes(seen.state) ?? true);
}

/** What was waited for, in words. */
export const wanted = (name: string, stands: Stands, seen: Seen | undefined): string =>
  `${name} should be ${JSON.stringify(stands, (_, value: unknown) => (value instanceof RegExp ? String(value) : value))}, and is ${seen ? JSON.stringify(seen) : "not there"}`;
