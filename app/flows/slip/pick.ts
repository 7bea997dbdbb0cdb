import { type App } from "#app/application/app.ts";
import { useApp } from "#app/application/useApp.ts";
import { type OutrightSelection, type Selection } from "#app/domain/slip/selection.ts";
import { chunk } from "#app/flows/chunk.ts";
import type * as Price from "./pickPrice.ts";

type Rules = typeof Price;

let part: Promise<Rules> | undefined;

/** The rules of the slip come after the first list (start/life.ts brings them), and with the first tap at the latest. */
function rules(): Promise<Rules> {
  part ??= chunk(() => import("./pickPrice.ts")).catch((error: unknown) => {
    part = undefined;
    throw error;
  });
  return part;
}

/** Does it when the rules are there; that they cannot be had is said by the frame (NET-12). */
const whenThere = (act: (of: Rules) => void): void => void rules().then(act, () => undefined);

/** What a tap on a price of a match does; the price is the one of the tap, however late the rules come (spec §4; BET-01). */
export function usePick(): (selection: Selection) => void {
  const app = useApp();
  return (selection) => whenThere(({ pickPrice }) => pickPrice(app, selection));
}

/** What a tap on a price of an outright does (domain D5). */
export function usePickOutright(): (outright: OutrightSelection) => void {
  const app = useApp();
  return (outright) => whenThere(({ pickOutright }) => pickOutright(app, outright));
}

/** Takes all selections off the parlay. */
export const clearParlay = (app: App): void => whenThere((of) => of.clearParlay(app));

/** Has the rules at hand before the first tap. */
export const bringRules = (): void => whenThere(() => undefined);
