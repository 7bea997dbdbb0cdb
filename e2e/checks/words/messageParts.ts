/** What a message consists of besides words. */
interface Parts {
  /** Its arguments, with their kind: "count, plural". */
  readonly names: Set<string>;
  /** The forms of each plural. */
  readonly plurals: Map<string, ReadonlySet<string>>;
  readonly tags: Set<string>;
}

function partsOf(message: string): Parts {
  const found: Parts = { names: new Set(), plurals: new Map(), tags: new Set() };
  const read = (text: string): void => {
    let depth = 0;
    let start = 0;
    for (const [at, letter] of Array.from(text).entries()) {
      if (letter === "{" && depth++ === 0) start = at + 1;
      if (letter === "}" && --depth === 0) argument(Array.from(text).slice(start, at).join(""));
    }
    if (depth !== 0) found.names.add(`unbalanced braces in ${text}`);
  };
  const argument = (text: string): void => {
    const [, name = text, kind, forms = ""] = /^\s*(\w+)\s*(?:,\s*(\w+)\s*,\s*([\s\S]*))?$/.exec(text) ?? [];
    found.names.add(kind ? `${name}, ${kind}` : name);
    if (!kind) return;
    const keys = new Set<string>();
    for (const [, key = "", body = ""] of forms.matchAll(/(=\d+|\w+)\s*\{((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}/g)) {
      keys.add(key);
      read(body);
    }
    found.plurals.set(name, keys);
  };
  read(message);
  for (const [tag] of message.matchAll(/<\/?\d+\/?>/g)) found.tags.add(tag);
  return found;
}

const sorted = (set: ReadonlySet<string>): string => [...set].toSorted((a, b) => (a < b ? -1 : 1)).join(" ");

function pluralFault(language: string, given: ReadonlySet<string>): string {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const unknown = [...given].find((key) => !key.startsWith("=") && !forms.some((form) => form === key));
  if (unknown !== undefined) return `no plural "${unknown}" in this language`;
  // "many" is for whole millions, which nothing here counts
  const lacking = forms.find((form) => form !== "many" && !given.has(form));
  return lacking === undefined ? "" : `plural "${lacking}" is missing`;
}

/** What a translation lost or gained besides words, "" for nothing: placeholders, tags, forms of plurals. */
export function partFault(language: string, id: string, words: string): string {
  const asked = partsOf(id);
  const given = partsOf(words);
  if (sorted(asked.names) !== sorted(given.names))
    return `placeholders ${sorted(given.names)}, not ${sorted(asked.names)}`;
  if (sorted(asked.tags) !== sorted(given.tags)) return `tags ${sorted(given.tags)}, not ${sorted(asked.tags)}`;
  return [...given.plurals.values()].map((keys) => pluralFault(language, keys)).find((fault) => fault !== "") ?? "";
}
