import * as v from "valibot";
import { configFile, isSafeAddress } from "#app/config.ts";

/** A page of the operator's own. */
export const page = v.pipe(v.string(), v.check(isSafeAddress, "must be an https address"));

/** The age from which one may bet, years. */
export const age = v.picklist([18, 19, 20, 21]);

const withAge = v.object({ age });
const withSaferPlay = v.object({ links: v.object({ saferPlay: page }) });

// each is read alone: the slip and a dialog have it in their first drawing, and nothing under a finger moves when it comes

/** The age that the operator's file names, years; undefined where it names none, or a wrong one (OPS-06). */
export function leastAge(): number | undefined {
  const file = configFile();
  return v.is(withAge, file) ? file.age : undefined;
}

/** Where the operator tells of safer play; undefined without such a page (OPS-06). */
export function saferPlayPage(): string | undefined {
  const file = configFile();
  return v.is(withSaferPlay, file) ? file.links.saferPlay : undefined;
}
