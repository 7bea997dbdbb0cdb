import * as v from "valibot";
import { configFile, isSafeAddress } from "#app/config.ts";

/** A page of the operator's. */
export const page = v.pipe(v.string(), v.check(isSafeAddress));

/** The minimum age for betting, years. */
export const age = v.picklist([18, 19, 20, 21]);

const withAge = v.object({ age });
const withSaferPlay = v.object({ links: v.object({ saferPlay: page }) });

// each is read on its own: the slip and a dialog have it in their first render, so nothing moves under a finger later

/** The minimum age in the operator's file, years; undefined if it has none, or a wrong one (OPS-06). */
export function leastAge(): number | undefined {
  const file = configFile();
  return v.is(withAge, file) ? file.age : undefined;
}

/** The operator's page about safer play; undefined if there is none (OPS-06). */
export function saferPlayPage(): string | undefined {
  const file = configFile();
  return v.is(withSaferPlay, file) ? file.links.saferPlay : undefined;
}
