import { type App } from "#app/application/app.ts";
import { useApp } from "#app/application/useApp.ts";
import { type Selection } from "#app/domain/slip/selection.ts";
import { type OutrightSelection } from "#app/domain/slip/outrightPick.ts";
import { chunk } from "#app/flows/chunk.ts";
import type * as Price from "./pickPrice.ts";

type Rules = typeof Price;

let part: Promise<Rules> | undefined;

/** The slip's rules load after the first list (started by start/life.ts), and with the first tap at the latest. */
function rules(): Promise<Rules> {
  part ??= chunk(() => import("./pickPrice.ts")).catch((error: unknown) => {
    part = undefined;
    throw error;
  });
  return part;
}

/** Runs it once the rules have loaded; the frame reports it if they cannot be loaded (NET-12). */
const whenThere = (act: (of: Rules) => void): void => void rules().then(act, () => undefined);

/**
 * What a tap on a match price does; the price is that of the tap, however late the rules load (spec §4; BET-01). `owner`
 * identifies the member who tapped, where another may be signed in by now.
 */
export function usePick(): (selection: Selection, owner?: string) => void {
  const app = useApp();
  return (...tap) => whenThere(({ pickPrice }) => pickPrice(app, ...tap));
}

/** What a tap on an outright price does (domain D5). */
export function usePickOutright(): (outright: OutrightSelection) => void {
  const app = useApp();
  return (outright) => whenThere(({ pickOutright }) => pickOutright(app, outright));
}

/** Removes all selections from the parlay. */
export const clearParlay = (app: App): void => whenThere((of) => of.clearParlay(app));

/** Preloads the rules before the first tap. */
export const preloadRules = (): void => whenThere(() => undefined);
