import { showDialog } from "#app/stores/dialog.ts";

/** Opens the bonus rule of a match over whatever is shown; `teams` is "Arsenal v Chelsea" where it is known (design 4.14). */
export const openBonus = (matchId: number, teams?: string): void => showDialog({ kind: "bonus", matchId, teams });
