// Fails when a language lacks the words for a message, or marks them as doubtful.
import { readdirSync, readFileSync } from "node:fs";

const SOURCE = "en-US.po";
const lacking = readdirSync("locales")
  .filter((name) => name.endsWith(".po") && name !== SOURCE)
  .flatMap((name) =>
    readFileSync(`locales/${name}`, "utf8")
      .split(/\n\n+/)
      .slice(1)
      .filter((entry) => /^msgid /m.test(entry) && (/^msgstr ""$(?!\n")/m.test(entry) || /^#,.*fuzzy/m.test(entry)))
      .map((entry) => `${name}: ${/^msgid (.*)$/m.exec(entry)?.[1] ?? ""}`),
  );
for (const line of lacking.slice(0, 40)) process.stdout.write(`${line}\n`);
if (lacking.length > 40) process.stdout.write(`and ${lacking.length - 40} more\n`);
process.exit(lacking.length > 0 ? 1 : 0);
