// Prints what the brand of a config.json comes to: each colour of each theme, its least contrast, and what is refused.
import { readFileSync } from "node:fs";
import { BRAND_ROLES, brandedTheme, PAIRS, tokensOf } from "#app/domain/member/brand.ts";
import { contrast, contrastText } from "#app/domain/member/colours.ts";
import { THEME_NAMES } from "#app/domain/member/themes.ts";
import { lookThroughFile } from "#app/flows/operator/entries.ts";

const SHEETS = { "1": "default", SP2: "sp2", SP3: "sp3", SP4: "sp4", "99": "dark" } as const;

const [path = "config.json"] = process.argv.slice(2);
const { good, wrong } = lookThroughFile(JSON.parse(readFileSync(path, "utf8")));
const refused = [...wrong];

for (const theme of THEME_NAMES) {
  const given = good.brand?.themes[theme];
  if (given === undefined) continue;
  const ours = tokensOf(readFileSync(`app/ui/themes/${SHEETS[theme]}.css`, "utf8"));
  const { palette, wrong: pairs } = brandedTheme(theme, given, ours);
  refused.push(...pairs);
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
for (const sentence of refused) process.stdout.write(`refused: ${sentence}\n`);
if (refused.length > 0) process.exitCode = 1;
