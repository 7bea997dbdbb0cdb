import { type Query, type QueryClient } from "@tanstack/react-query";
import { type App } from "#app/application/app.ts";
import { forgetAttempts } from "#app/stores/attempt.ts";
import { ALLOWED_STYLES } from "#app/stores/allowedStyles.ts";
import { COMBOS } from "#app/stores/combos.ts";
import { useFilters } from "#app/stores/filter.ts";
import { closePlainSlip } from "#app/stores/first/plainSlip.ts";
import { keptFolds } from "#app/stores/folds.ts";
import { clearNotices } from "#app/stores/bets/notices.ts";
import { forgetUnsent } from "#app/stores/settings.ts";
import { useSlip } from "#app/stores/slip.ts";
import { clearSingle, setParlay } from "#app/stores/slipChanges.ts";
import { setAmount } from "#app/stores/stake.ts";
import { dropEntry } from "#app/stores/storage/storage.ts";
import { forgetUndo } from "#app/stores/undo.ts";
import { forgetAutoAccept } from "#app/flows/session/memberSettings.ts";

/** Boards and whatever else works without a login. */
export const isOpen = ({ meta }: Query): boolean => meta?.["open"] === true;

/** Removes every response meant for one member: all that is not known to be the same for everybody, as boards are. */
export function forgetMemberAnswers(client: QueryClient): void {
  client.removeQueries({ predicate: (query) => !isOpen(query) || query.meta?.holds === "member" });
}

/** Forgets what belonged to one member, so that the next starts empty (SES-04); a visitor's selections are nobody's. */
export function forgetMember(app: App): void {
  if (useSlip.of(app).getState().owner !== undefined) {
    clearSingle(app);
    setParlay(app, []);
  }
  closePlainSlip();
  forgetUndo(app);
  setAmount(app, "");
  clearNotices(app);
  forgetAttempts(app);
  forgetUnsent();
  dropEntry(COMBOS);
  dropEntry(ALLOWED_STYLES);
  useFilters.of(app).setState({ only: {} });
  keptFolds(app).clear();
  forgetAutoAccept(app);
  forgetMemberAnswers(app.client);
}
