// Fails if a language has no words for a message or other placeholders, or writes what its style page forbids, in a catalogue or
// in a rule chapter (wordFaults.ts has the list).
import { readdirSync, readFileSync } from "node:fs";
import { readCatalogue } from "./catalogue.ts";
import { messageFault, styleOf, textFault } from "./wordFaults.ts";

const languages = readdirSync("locales").flatMap((name) => (name.endsWith(".po") ? [name.replace(".po", "")] : []));

const faults = languages.flatMap((language) => {
  const style = styleOf(readFileSync(`locales/style/${language}.md`, "utf8"));
  const messages = readCatalogue(language).map((entry) => [messageFault(language, entry, style), entry.id] as const);
  const rules = readFileSync(`app/text/rules/${language}.md`, "utf8")
    .split("\n")
    .map((line) => [textFault(language, line.replace(/\{#[\w-]+\}/g, "").trim(), style), line] as const);
  return [...messages, ...rules].flatMap(([fault, text]) => (fault === "" ? [] : [`${language}: ${fault}: ${text}`]));
});
for (const line of faults.slice(0, 40)) process.stdout.write(`${line}\n`);
if (faults.length > 40) process.stdout.write(`and ${faults.length - 40} more\n`);
process.exit(faults.length > 0 ? 1 : 0);
