// Fails if a language has no translation for a message, marks it as doubtful, or has other placeholders, tags or plural
// forms than its message and its own grammar require.
import { readdirSync, readFileSync } from "node:fs";

const SOURCE = "en-US.po";

/** A field of an entry, its lines joined. */
const field = (entry, name) =>
  [...(new RegExp(`^${name} ((?:"[^\\n]*"\\n?)+)`, "m").exec(entry)?.[1] ?? "").matchAll(/"(.*)"/g)]
    .map(([, line]) => JSON.parse(`"${line}"`))
    .join("");

/** What a message consists of besides words: its arguments, the forms of its plurals, its tags. */
function partsOf(message) {
  const found = { names: new Set(), plurals: new Map(), tags: new Set() };
  const read = (text) => {
    let depth = 0;
    let start = 0;
    for (const [at, letter] of [...text].entries()) {
      if (letter === "{" && depth++ === 0) start = at + 1;
      if (letter === "}" && --depth === 0) argument([...text].slice(start, at).join(""));
    }
    if (depth !== 0) found.names.add(`unbalanced braces in ${text}`);
  };
  const argument = (text) => {
    const [, name, kind, forms] = /^\s*(\w+)\s*(?:,\s*(\w+)\s*,\s*([\s\S]*))?$/.exec(text) ?? ["", text];
    found.names.add(kind ? `${name}, ${kind}` : name);
    if (!kind) return;
    const keys = new Set();
    for (const [, key, body] of forms.matchAll(/(=\d+|\w+)\s*\{((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}/g)) {
      keys.add(key);
      read(body);
    }
    found.plurals.set(name, keys);
  };
  read(message);
  for (const [tag] of message.matchAll(/<\/?\d+\/?>/g)) found.tags.add(tag);
  return found;
}

const sorted = (set) => [...set].toSorted((a, b) => (a < b ? -1 : 1)).join(" ");

/** What is wrong with a translation, "" for nothing. `language` knows its own plural forms. */
function faultOf(language, id, words) {
  const asked = partsOf(id);
  const given = partsOf(words);
  if (sorted(asked.names) !== sorted(given.names))
    return `placeholders ${sorted(given.names)}, not ${sorted(asked.names)}`;
  if (sorted(asked.tags) !== sorted(given.tags)) return `tags ${sorted(given.tags)}, not ${sorted(asked.tags)}`;
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  for (const keys of given.plurals.values()) {
    for (const key of keys)
      if (!key.startsWith("=") && !forms.includes(key)) return `no plural "${key}" in this language`;
    // "many" is for whole millions, which nothing here counts
    for (const form of forms) if (form !== "many" && !keys.has(form)) return `plural "${form}" is missing`;
  }
  return "";
}

const lacking = readdirSync("locales")
  .filter((name) => name.endsWith(".po"))
  .flatMap((name) =>
    readFileSync(`locales/${name}`, "utf8")
      .split(/\n\n+/)
      .slice(1)
      .filter((entry) => /^msgid /m.test(entry))
      .flatMap((entry) => {
        const [id, words] = [field(entry, "msgid"), field(entry, "msgstr")];
        const fault =
          words === "" && name !== SOURCE
            ? "no words"
            : /^#,.*fuzzy/m.test(entry)
              ? "marked as doubtful"
              : faultOf(name.replace(".po", ""), id, words || id);
        return fault === "" ? [] : [`${name}: ${fault}: ${id}`];
      }),
  );
for (const line of lacking.slice(0, 40)) process.stdout.write(`${line}\n`);
if (lacking.length > 40) process.stdout.write(`and ${lacking.length - 40} more\n`);
process.exit(lacking.length > 0 ? 1 : 0);
