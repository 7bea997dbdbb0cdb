import { type QueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { setBalance, userInfo } from "#app/api/odds/getUserInfo.ts";
import { type Member } from "#app/domain/member/member.ts";
import { notifyHost } from "#app/host/host.ts";
import { type App, owned } from "#app/application/app.ts";
import { stillSignedIn } from "#app/flows/session/isSignedIn.ts";
import { useMember } from "./balance.ts";
import { promptDeposit } from "./cashier.ts";

/** A bet moved money: refetches the balance, however fresh it is. */
export const refetchBalance = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: userInfo().queryKey });

/**
 * Refetches the balance unless it was requested since, epoch ms by the page's clock. A page that becomes visible again
 * requests balance and bets side by side: a request that is on its way is waited for, and one request is enough.
 */
export async function refetchBalanceSince({ client }: App, since: number): Promise<void> {
  const { queryKey } = userInfo();
  if (client.isFetching({ queryKey }) > 0) await client.refetchQueries({ queryKey }, { cancelRefetch: false });
  if ((client.getQueryData(queryKey)?.balanceAt ?? 0) < since) await refetchBalance(client);
}

/**
 * Adopts the balance in the answer to an order tapped at `tappedAt`, epoch ms by the page's clock; null, an unknown one,
 * if the answer has none. A balance read since the tap, or being read now, may be newer or older than a late answer:
 * only the server knows, so it is asked (BET-17).
 */
export function adoptBalance(app: App, answered: number | undefined, tappedAt: number): number | null {
  const balance = answered !== undefined && answered >= 0 ? answered : null;
  const { client } = app;
  const { queryKey } = userInfo();
  const isReadSince = (client.getQueryData(queryKey)?.balanceAt ?? 0) >= tappedAt;
  const isBeingRead = client.isFetching({ queryKey }) > 0;
  setBalance(client, balance, app.now());
  if (balance === null || isReadSince || isBeingRead) void refetchBalance(client);
  return balance;
}

/**
 * Tells the host site about every balance that differs from this member's last known one. Mounted once, by Overlays.
 */
export function useBalanceNews(): void {
  const member = useMember();
  const known = useRef<Pick<Member, "account" | "balance">>(undefined);
  useEffect(() => {
    const before = known.current;
    // an unknown balance is not news, and the next one is compared with the last known
    if (member === undefined || member.balance === null) return;
    known.current = member;
    if (before?.account === member.account && before.balance !== member.balance) notifyHost({ type: "BalanceChanged" });
  }, [member]);
}

/** How long a deposit prompt waits for the balance, ms; then the cached one decides. */
const BALANCE_WAIT_MS = 3_000;

/** What the money is for. */
interface Wanted {
  /** What the bet deducts, if there is an amount yet. */
  readonly payment?: number;
  /** Called if the balance is sufficient after all. */
  readonly enough?: () => void;
}

/** Counts the requests: a later one replaces an earlier one. */
const questionsOf = owned(() => ({ asked: 0 }));

/**
 * Refetches the balance before asking the member to deposit: money may have arrived since. Calls `enough` if the
 * balance is sufficient after all. A later request of the same kind replaces this one.
 */
export async function promptDepositIf(
  app: App,
  isShort: (balance: number | null | undefined) => boolean,
  { payment, enough }: Wanted = {},
): Promise<void> {
  const questions = questionsOf(app);
  const mine = ++questions.asked;
  const isTheirs = stillSignedIn(app);
  const late = new Promise<void>((done) => setTimeout(done, BALANCE_WAIT_MS));
  await Promise.race([app.client.refetchQueries({ queryKey: userInfo().queryKey }), late]);
  if (mine !== questions.asked || !isTheirs()) return;
  const balance = app.client.getQueryData(userInfo().queryKey)?.member.balance ?? undefined;
  if (isShort(balance))
    promptDeposit(app, "", payment !== undefined && balance !== undefined ? payment - balance : undefined);
  else enough?.();
}
