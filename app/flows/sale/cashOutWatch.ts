import { useApp } from "#app/application/useApp.ts";
import { useEffect } from "react";
import { ownerOf } from "#app/stores/storage/owner.ts";
import { forgetCashOuts, openCashOuts } from "#app/stores/cashOuts.ts";
import { useSession } from "#app/stores/session.ts";
import { announceUntoldSales } from "./untoldSales.ts";

/**
 * At sign-in: looks for cash-outs that an earlier page left open; their flow loads only if there are any. What was
 * refused while the member was away is told. At sign-out
 * they are forgotten, so that the next member neither sees them nor waits for them.
 */
export function useCashOutWatch(): void {
  const app = useApp();
  const account = useSession((session) => (session.phase === "member" ? session.account : undefined));
  useEffect(() => {
    if (account === undefined) return;
    let isOver = false;
    const owner = ownerOf(account);
    announceUntoldSales(app, owner);
    if (openCashOuts(owner).length > 0)
      void import("./cashOut.ts").then(({ resumeCashOuts }) => {
        if (!isOver) resumeCashOuts(app, account);
      });
    return () => {
      isOver = true;
      forgetCashOuts(app);
    };
  }, [app, account]);
}
