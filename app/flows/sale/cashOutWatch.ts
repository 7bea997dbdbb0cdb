import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { ownerOf } from "#app/stores/owner.ts";
import { openCashOuts } from "#app/stores/cashOuts.ts";
import { useSession } from "#app/stores/session.ts";

/** At sign-in: sales that an earlier page left open are looked for (BET-07, BET-23); their flow loads only if there are any. */
export function useCashOutWatch(): void {
  const client = useQueryClient();
  const account = useSession((session) => (session.phase === "member" ? session.account : undefined));
  useEffect(() => {
    if (account === undefined || openCashOuts(ownerOf(account)).length === 0) return;
    void import("./cashOut.ts").then(({ resumeCashOuts }) => resumeCashOuts(client, account));
  }, [account, client]);
}
