import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { userInfo } from "#app/api/odds/getUserInfo.ts";
import { type Selection, selectionKey } from "#app/domain/selection.ts";
import { isMember } from "#app/stores/session.ts";
import { openSingle, useSlip } from "#app/stores/slip.ts";
import { setAmount } from "#app/stores/stake.ts";
import { promptDeposit, requireLogin } from "./prompts.ts";

/**
 * A price was tapped: the single slip opens on it. A visitor is asked to log in, a member without money to deposit
 * (spec §4, single slip opening). A selection without a price cannot be picked (spec §5).
 */
function pick(client: QueryClient, selection: Selection): void {
  if (selection.odds === 0) return;
  if (!isMember()) {
    requireLogin();
    return;
  }
  if (client.getQueryData(userInfo().queryKey)?.member.balance === 0) {
    promptDeposit();
    return;
  }
  const { single } = useSlip.getState();
  if (single === undefined || selectionKey(single) !== selectionKey(selection)) setAmount("");
  openSingle(selection);
}

export function usePick(): (selection: Selection) => void {
  const client = useQueryClient();
  return (selection) => pick(client, selection);
}
