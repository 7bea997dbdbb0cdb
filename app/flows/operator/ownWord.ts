import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";

type CompiledMessage = ReturnType<typeof compileMessageOrThrow>;

/** The maximum length of an own text, characters. */
export const LONGEST = 500;

/** Marks that change the writing direction: with them a text reads differently from what it is. */
const BIDI = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

const TAG = /<(\/?)(\d+)(\/?)>/g;

/** What a message consists of besides words. */
interface Parts {
  /** Placeholders and tags that are present in every form. */
  readonly always: ReadonlySet<string>;
  /** All of them, with the kind of each choice; "#" of one is that of its form "other". */
  readonly ever: ReadonlySet<string>;
  /** The forms of each plural choice. */
  readonly plurals: readonly (readonly string[])[];
  /** True if each tag is closed in the form that opens it. */
  readonly nested: boolean;
}

type Tokens = readonly unknown[];

const isChoice = (kind: unknown): kind is string => kind === "plural" || kind === "selectordinal" || kind === "select";

/** The tags of a text without choices; undefined if one is not closed. */
function tagsOf(text: string): readonly string[] | undefined {
  const found: string[] = [];
  const open: string[] = [];
  for (const [, closing, name = "", alone] of text.matchAll(TAG)) {
    if (closing !== "" && alone !== "") return undefined;
    if (closing !== "") {
      if (open.pop() !== name) return undefined;
      continue;
    }
    found.push(alone === "" ? `<${name}>` : `<${name}/>`);
    if (alone === "") open.push(name);
  }
  return open.length === 0 ? found : undefined;
}

const within = (sets: readonly ReadonlySet<string>[]): ReadonlySet<string> =>
  sets.reduce((all, set) => new Set([...all].filter((part) => set.has(part))));

/** A choice and the contents of its forms. */
function choiceParts(name: string, kind: string, given: Readonly<Record<string, unknown>>): Parts {
  const { offset, ...forms } = given;
  const parts = Object.values(forms).map((tokens) => partsOf(tokens as Tokens));
  // the forms of a select are part of its identity; plural forms differ by language
  const keys = kind === "select" ? Object.keys(forms).toSorted().join(" ") : "";
  const self = `{${name}, ${kind}${keys === "" ? "" : ` ${keys}`}${Number(offset ?? 0) === 0 ? "" : ` offset ${String(offset)}`}}`;
  const other = forms["other"];
  const number = Array.isArray(other) && other.some((token) => token === "#") ? [`# of ${name}`] : [];
  return {
    always: new Set([self, ...(parts.length === 0 ? [] : within(parts.map(({ always }) => always)))]),
    ever: new Set([self, ...number, ...parts.flatMap(({ ever }) => [...ever])]),
    plurals: [...(kind === "select" ? [] : [Object.keys(forms)]), ...parts.flatMap(({ plurals }) => plurals)],
    nested: parts.every(({ nested }) => nested),
  };
}

function partsOf(tokens: Tokens): Parts {
  const always = new Set<string>();
  const ever = new Set<string>();
  const plurals: (readonly string[])[] = [];
  let nested = true;
  const tags = tagsOf(tokens.map((token) => (typeof token === "string" ? token : "")).join(""));
  if (tags === undefined) nested = false;
  for (const tag of tags ?? []) always.add(tag);
  for (const token of tokens) {
    if (!Array.isArray(token)) continue;
    const [name, kind, how] = token as [string, unknown, unknown];
    if (isChoice(kind)) {
      const parts = choiceParts(name, kind, how as Readonly<Record<string, unknown>>);
      for (const part of parts.always) always.add(part);
      for (const part of parts.ever) ever.add(part);
      plurals.push(...parts.plurals);
      nested &&= parts.nested;
    } else always.add(kind === undefined ? `{${name}}` : `{${name}, ${JSON.stringify([kind, how])}}`);
  }
  for (const part of always) ever.add(part);
  return { always, ever, plurals, nested };
}

/** What is between quotes is literal text, including braces. */
const QUOTED = /'[{}](?:[^']|'')*(?:'|$)/g;

/** True if every opened brace is closed: the compiler would take one at the end for text. */
function isBalanced(text: string): boolean {
  let depth = 0;
  for (const [brace] of text.replaceAll(QUOTED, "").matchAll(/[{}]/g)) {
    depth += brace === "{" ? 1 : -1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

function compiled(text: string): CompiledMessage | undefined {
  try {
    return compileMessageOrThrow(text);
  } catch {
    return undefined;
  }
}

/**
 * What is wrong with an own text, and the part of it that is meant; in words of its own on the check page alone
 * (check/wordFaults.ts).
 */
export type WordFault = readonly [
  what:
    | "noText"
    | "empty"
    | "long"
    | "direction"
    | "html"
    | "braces"
    | "openTag"
    | "missing"
    | "odd"
    | "oddForm"
    | "missingForm",
  part?: string,
];

/** The plural forms that are missing or meaningless in this language. */
function formFault(language: string, kinds: readonly (readonly string[])[]): WordFault | undefined {
  const forms: readonly string[] = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  for (const given of kinds) {
    const odd = given.find((form) => !/^\d+$/.test(form) && form !== "other" && !forms.includes(form));
    if (odd !== undefined) return ["oddForm", odd];
    // "many" is for whole millions, which nothing here counts
    const lacking = forms.find((form) => form !== "many" && !given.includes(form));
    if (lacking !== undefined) return ["missingForm", lacking];
  }
  return undefined;
}

const lackedBy = (set: ReadonlySet<string>, all: ReadonlySet<string>): readonly string[] =>
  [...all].filter((part) => !set.has(part));

/** What differs between the placeholders and tags of our text and the operator's. */
function partFault(ours: Parts, own: Parts): WordFault | undefined {
  const [lacking] = [...lackedBy(own.ever, ours.ever), ...lackedBy(own.always, ours.always)];
  if (lacking !== undefined) return ["missing", lacking];
  const [odd] = lackedBy(ours.ever, own.ever);
  return odd === undefined ? undefined : ["odd", odd];
}

/** What is wrong with the characters themselves. */
function letterFault(own: string): WordFault | undefined {
  if (own.trim() === "") return ["empty"];
  if (own.length > LONGEST) return ["long"];
  if (BIDI.test(own)) return ["direction"];
  return /<[/!?a-z]/i.test(own.replaceAll(TAG, "")) ? ["html"] : undefined;
}

/** An own text of a message, ready to be shown, or what is wrong with it (OPS-04). */
export function readOwn(
  language: string,
  ours: string,
  own: unknown,
): { message: CompiledMessage } | { fault: WordFault } {
  if (typeof own !== "string") return { fault: ["noText"] };
  const letters = letterFault(own);
  if (letters !== undefined) return { fault: letters };
  const message = isBalanced(own) ? compiled(own) : undefined;
  if (message === undefined) return { fault: ["braces"] };
  const parts = partsOf(message);
  if (!parts.nested) return { fault: ["openTag"] };
  const fault = partFault(partsOf(compiled(ours) ?? [ours]), parts) ?? formFault(language, parts.plurals);
  return fault === undefined ? { message } : { fault };
}
