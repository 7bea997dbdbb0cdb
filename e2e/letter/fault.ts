import { isOnTime, waitsOf } from "#e2e/steps/callTimes.ts";
import { type Call, type Notes } from "./notes.ts";
import { isSeen, type Look, type Needle, type Row } from "./row.ts";

const MARKS = /[$()*+.?[\\\]^{|}]/g;

const matches = (line: string, needle: Needle): boolean =>
  typeof needle === "string"
    ? line.toLowerCase().includes(needle.toLowerCase())
    : new RegExp(needle.source, "iu").test(line);

/** Whether a control's line has this name, apart from a count behind it. */
function isNamed(line: string, role: string, needle: Needle): boolean {
  const source = typeof needle === "string" ? needle.replace(MARKS, "\\$&") : needle.source;
  return new RegExp(`^${role} "(?:${source})(?:,? \\d[\\d,]*)?"`, "iu").test(line);
}

function faultInOrder(lines: readonly string[], needles: readonly Needle[]): string | undefined {
  let from = 0;
  for (const needle of needles) {
    const at = lines.findIndex((line, place) => place >= from && matches(line, needle));
    if (at === -1) return `${needle} is not there, or not in its place`;
    from = at + 1;
  }
  return undefined;
}

function faultInList(lines: readonly string[], role: string, needles: readonly Needle[]): string | undefined {
  const own = lines.filter((line) => line.startsWith(`${role} "`));
  const right = own.length === needles.length && own.every((line, at) => isNamed(line, role, needles[at] ?? "^$"));
  return right ? undefined : `${needles.join(", ")} are wanted, and there are ${own.join(", ")}`;
}

const SECOND_MS = 1_000;

/** What a call carries by name: "header:authorization", parameters, fields of the body. */
const carried = ({ headers, params, body }: Call): Readonly<Record<string, unknown>> => ({
  ...Object.fromEntries(Object.entries(headers).map(([name, text]) => [`header:${name}`, text])),
  ...params,
  ...body,
});

/** Whether a call has a name, or "name=value". */
function carries(one: Call, wanted: string): boolean {
  const [name = "", is] = wanted.split("=");
  const all = carried(one);
  return Object.hasOwn(all, name) && (is === undefined || String(all[name]) === is);
}

function faultInCalls(
  { calls, times }: Notes,
  { path, method, names, every }: Extract<Look, { kind: "call" }>,
): string | undefined {
  const made = calls.filter((one) => one.path === path && one.method === method);
  if (made.length === 0) return `${method} ${path} was never called`;
  const lacking = names.filter((name) => !made.some((one) => carries(one, name)));
  if (lacking.length > 0) return `${path} has no ${lacking.join(", ")}`;
  if (every === undefined) return undefined;
  const waits = waitsOf(times.get(`${method} ${path}`) ?? []);
  return waits.some((wait) => isOnTime(wait, every * SECOND_MS))
    ? undefined
    : `${path} was called ${waits.map(Math.round).join(", ")} ms after an answer`;
}

/** What is wrong with a requirement by what was noted; undefined = nothing. */
export function faultOf({ look }: Row, notes: Notes): string | undefined {
  if (look.kind === "call") return faultInCalls(notes, look);
  if (!isSeen(look)) return undefined;
  const lines = notes.screens.get(look.screen);
  if (lines === undefined) return `nobody looked at "${look.screen}"`;
  if (look.kind === "order") return faultInOrder(lines, look.needles);
  if (look.kind === "exactly") return faultInList(lines, look.role, look.needles);
  const wanted = look.kind === "shows";
  const wrong = look.needles.filter((needle) => lines.some((line) => matches(line, needle)) !== wanted);
  return wrong.length === 0 ? undefined : `${wrong.join(", ")} ${wanted ? "is not" : "is"} there`;
}

/** The same notes with the lines of one screen changed. */
const withLines = (notes: Notes, screen: string, change: (lines: readonly string[]) => readonly string[]): Notes => ({
  ...notes,
  screens: new Map(notes.screens).set(screen, change(notes.screens.get(screen) ?? [])),
});

/** The same notes with a call that is repeated made twice as often, and half as often. */
function atOtherTimes({ path, method, every }: Extract<Look, { kind: "call" }>, notes: Notes): readonly Notes[] {
  if (every === undefined) return [];
  const name = `${method} ${path}`;
  return [every / 2, every * 2].map((seconds) => {
    const evenly = (notes.times.get(name) ?? []).map((_time, place) => {
      const at = place * seconds * SECOND_MS;
      return { asked: at, answered: at };
    });
    return { ...notes, times: new Map(notes.times).set(name, evenly) };
  });
}

/** The notes as they would be if the app moved away from the requirement: each must be found to be wrong. */
export function movedAway({ look }: Row, notes: Notes): readonly Notes[] {
  if (!isSeen(look)) return [];
  if (look.kind === "call") {
    const first = look.names[0]?.split("=")[0];
    const renamed = notes.calls.map((one) => {
      if (one.path !== look.path) return one;
      const { [first ?? ""]: _param, ...params } = one.params;
      const { [first ?? ""]: _field, ...body } = one.body;
      return { ...one, params, body, headers: {} };
    });
    const without = { ...notes, calls: notes.calls.filter((one) => one.path !== look.path) };
    return [without, ...(first === undefined ? [] : [{ ...notes, calls: renamed }]), ...atOtherTimes(look, notes)];
  }
  const { screen, needles } = look;
  if (look.kind === "lacks")
    return needles
      .filter((needle) => typeof needle === "string")
      .map((needle) => withLines(notes, screen, (lines) => [...lines, String(needle)]));
  const renamed = needles.map((needle) =>
    withLines(notes, screen, (lines) => lines.map((line) => (matches(line, needle) ? "another word" : line))),
  );
  if (look.kind === "shows" || needles.length < 2) return renamed;
  return [...renamed, withLines(notes, screen, (lines) => lines.toReversed())];
}
