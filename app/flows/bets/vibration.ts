import { type App } from "#app/application/app.ts";
import { heldOpenBets } from "#app/api/bet/getUnSettleBetList.ts";
import { watchMatches } from "#app/api/matchOver.ts";
import { type Board } from "#app/domain/boards/board.ts";
import { type Match } from "#app/domain/boards/match.ts";
import { stopAll } from "#app/flows/stops.ts";
import { useDialog } from "#app/stores/dialog.ts";
import { persistVibration, useVibration } from "#app/stores/vibration.ts";

/** How long the device vibrates, ms (design-3, 2). */
const BUZZ_MS = { key: 8, armed: 12, placed: 20, goal: 20 } as const;

/** True on a device that can vibrate; elsewhere there is nothing to switch. */
export const canVibrate = (): boolean => typeof navigator.vibrate === "function";

/** Vibrates for some ms, unless the switch is off or less motion is asked for. */
export function buzz(app: App, ms: number): void {
  if (!canVibrate() || !useVibration.of(app).getState().on) return;
  if (!matchMedia("(prefers-reduced-motion: reduce)").matches) navigator.vibrate(ms);
}

/** Keys of an amount, and the button of a slip that would place the bet. */
function watchKeys(app: App): () => void {
  const feel = ({ target, isTrusted }: Event): void => {
    if (!isTrusted || !(target instanceof Element)) return;
    if (target.closest("[data-q^='key:']:enabled")) buzz(app, BUZZ_MS.key);
    else if (target.closest("[data-q='place']:is([data-q-state='ready'], [data-q-state='changed']) button"))
      buzz(app, BUZZ_MS.armed);
  };
  // what is not steady yet takes no tap: the listener of that stands before this one and ends it there
  addEventListener("click", feel, { capture: true });
  return () => removeEventListener("click", feel, { capture: true });
}

/** A receipt that comes onto the screen. */
const watchReceipts = (app: App): (() => void) =>
  useDialog.of(app).subscribe(({ content }, before) => {
    if (content?.kind === "betPlaced" && before.content?.kind !== "betPlaced") buzz(app, BUZZ_MS.placed);
  });

const goalsOf = ({ score }: Match): number | undefined => score && score.home + score.away;

/** Goals in matches on which the member has an open bet, as any list or match page hears of them. */
function watchGoals(app: App): () => void {
  const { client } = app;
  const seen = new Map<number, number>();
  return watchMatches(client, () => {
    const ids = new Set(
      heldOpenBets(client).flatMap(({ bets }) => bets.flatMap(({ legs }) => legs.map(({ matchId }) => matchId))),
    );
    if (ids.size === 0) return seen.clear();
    const boards = client.getQueryCache().findAll({ predicate: ({ meta }) => meta?.holds === "board" });
    let scored = false;
    for (const id of ids) {
      const known = boards.flatMap(({ state }) => {
        const match = (state.data as Board | undefined)?.matches[id];
        return (match && goalsOf(match)) ?? [];
      });
      if (known.length === 0) continue;
      const goals = Math.max(...known);
      if (goals > (seen.get(id) ?? goals)) scored = true;
      seen.set(id, goals);
    }
    if (scored) buzz(app, BUZZ_MS.goal);
  });
}

/** Lets a phone that can vibrate for keys, bets and goals (design-3, 2). Returns the stop function. */
export function watchVibration(app: App): () => void {
  if (!canVibrate()) return () => undefined;
  return stopAll([persistVibration(app), watchKeys(app), watchReceipts(app), watchGoals(app)]);
}
