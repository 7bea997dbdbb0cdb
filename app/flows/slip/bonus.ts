import { type App } from "#app/application/app.ts";
import { showDialog } from "#app/stores/dialog.ts";

/** Opens the bonus rule of a match over the current page; `teams` is "Arsenal v Chelsea" where known (design 4.14). */
export const openBonus = (app: App, matchId: number, teams?: string): void =>
  showDialog(app, { kind: "bonus", matchId, teams });
