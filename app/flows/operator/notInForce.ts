import { CHECK_PAGE } from "#app/addresses.ts";

/**
 * Names in the console what of an operator's file is not in force. Members load no more than that: what is wrong with
 * it is said by the check page, and by `npm run brand` (OPS-01, OPS-03).
 */
export function warnNotInForce(file: string, names: Iterable<string>): void {
  for (const name of new Set(names))
    // oxlint-disable-next-line eslint/no-console -- meant for whoever runs the site
    console.warn(`${file}: "${name}" is not in force, ${CHECK_PAGE} says why`);
}
