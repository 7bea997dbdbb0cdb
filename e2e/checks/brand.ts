// Prints what the brand of a config.json gives, each colour of each theme with its minimum contrast, and all that is
// refused of the file, its pictures and its words; then takes screenshots of the list and the slip in light and dark with it. `--table` takes none.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { BRAND_ROLES, brandedTheme, PAIRS, tokensOf } from "#app/domain/member/brand.ts";
import { contrast } from "#app/domain/member/colours.ts";
import { THEME_NAMES } from "#app/domain/member/themes.ts";
import { wordIds } from "#app/build/ownWords.ts";
import { brandFaults, contrastText } from "#app/flows/operator/check/brandFaults.ts";
import { checkEntries } from "#app/flows/operator/check/entryFaults.ts";
import { pictureFaults } from "#app/flows/operator/check/pictureFaults.ts";
import { wordFaults } from "#app/flows/operator/check/wordFaults.ts";

const SHEETS = { "1": "default", SP2: "sp2", SP3: "sp3", SP4: "sp4", "99": "dark" } as const;

const {
  values: { table },
  positionals: [path = "config.json"],
} = parseArgs({ allowPositionals: true, options: { table: { type: "boolean", default: false } } });

/** What the file holds, unchecked; without such a file there is nothing to tell. */
function entries(): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    const why = existsSync(path)
      ? `is not JSON: ${String(error)}`
      : "is not there: npm run brand -- <your config.json>";
    process.stderr.write(`${path} ${why}\n`);
    process.exit(2);
  }
}

const { good, wrong } = checkEntries(entries());
const refused = [...wrong];

for (const theme of THEME_NAMES) {
  const given = good.brand?.themes[theme];
  if (given === undefined) continue;
  const ours = tokensOf(readFileSync(`app/ui/themes/${SHEETS[theme]}.css`, "utf8"));
  const { palette, refused: colours } = brandedTheme(theme, given, ours);
  refused.push(...brandFaults(theme, colours));
  process.stdout.write(`theme ${theme}\n`);
  for (const role of BRAND_ROLES) {
    const least = PAIRS.flatMap(([what, ground, need]) => {
      const is = contrast(palette[what] ?? "", palette[ground] ?? "");
      return what === role || ground === role ? [{ is, need }] : [];
    }).toSorted((one, other) => one.is / one.need - other.is / other.need)[0];
    const measured = least === undefined ? "" : `${contrastText(least.is).padStart(6)} of ${least.need.toFixed(2)}`;
    const from = given[role] === palette[role] ? "given" : "follows";
    process.stdout.write(`  ${role.padEnd(13)} ${palette[role] ?? ""}  ${from.padEnd(8)} ${measured}\n`);
  }
}
for (const entry of ["logo", "icon"] as const) {
  const file = good.brand?.[entry];
  if (file === undefined) continue;
  const place = join(dirname(path), file);
  if (existsSync(place)) refused.push(...pictureFaults(entry, file, readFileSync(place)));
  else refused.push(`brand.${entry}: ${file} is not beside ${path}`);
}
const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
for (const [language, file] of Object.entries(good.words ?? {})) {
  const place = join(dirname(path), file);
  if (existsSync(place))
    refused.push(...wordFaults(wordIds(version), language, JSON.parse(readFileSync(place, "utf8"))));
  else refused.push(`words.${language}: ${file} is not beside ${path}`);
}
for (const sentence of refused) process.stdout.write(`refused: ${sentence}\n`);
if (refused.length > 0) process.exitCode = 1;

const OUT = "test-results/brand";

if (!table) {
  const run = (tool: string, ...rest: readonly string[]) =>
    execFileSync(`node_modules/.bin/${tool}`, rest, {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, BRAND: resolve(path), BRAND_OUT: OUT },
    });
  if (!existsSync("dist/index.html")) run("vite", "build", "--logLevel", "error");
  run("playwright", "test", "-c", "e2e");
  process.stdout.write(`the list and the slip with it, in light and dark: ${OUT}\n`);
}
