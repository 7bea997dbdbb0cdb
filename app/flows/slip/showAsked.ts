import { type App } from "#app/application/app.ts";
import { type Attempt } from "#app/domain/slip/attempt.ts";
import { showDialog } from "#app/stores/dialog.ts";

/** Shows the member the bet that counts as theirs, or asks which one is; nothing else is decided before they answer. */
export function showAsked(app: App, attempt: Attempt | undefined): void {
  if (attempt?.state !== "asked") return;
  const { entry, bets, alone } = attempt;
  showDialog(app, { kind: "betAsked", entry, bets, alone });
}
