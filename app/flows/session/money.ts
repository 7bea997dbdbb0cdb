import { type QueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { userInfo } from "#app/api/odds/getUserInfo.ts";
import { type Member } from "#app/domain/member/member.ts";
import { tellHost } from "#app/host/host.ts";
import { type App, owned } from "#app/application/app.ts";
import { isMember } from "#app/stores/session.ts";
import { useMember } from "./balance.ts";
import { promptDeposit } from "./cashier.ts";

/** A bet's money moved: the balance is asked again, however young it is. */
export const askBalance = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: userInfo().queryKey });

/** Tells the framing site of every balance that is not the last one known of this member. Mounted once, by Overlays. */
export function useBalanceNews(): void {
  const member = useMember();
  const known = useRef<Pick<Member, "account" | "balance">>(undefined);
  useEffect(() => {
    const before = known.current;
    // an unknown balance is no news, and what comes after it is held against what was known before
    if (member === undefined || member.balance === null) return;
    known.current = member;
    if (before?.account === member.account && before.balance !== member.balance) tellHost({ type: "BalanceChanged" });
  }, [member]);
}

/** How long a deposit prompt waits for the balance, ms; then that which is held decides. */
const BALANCE_WAIT_MS = 3_000;

/** What the money is for. */
interface Wanted {
  /** What the bet takes, where there is an amount yet. */
  readonly payment?: number;
  /** Done when the balance is not short any more. */
  readonly enough?: () => void;
}

/** Counts the questions: a later one takes the place of an earlier. */
const questionsOf = owned(() => ({ asked: 0 }));

/**
 * Asks for the balance once more before the member is asked to deposit: money may have come since. Does `enough` when it is
 * not short any more. A later question of the same kind takes the place of this one.
 */
export async function promptDepositIf(
  app: App,
  isShort: (balance: number | null | undefined) => boolean,
  { payment, enough }: Wanted = {},
): Promise<void> {
  const questions = questionsOf(app);
  const mine = ++questions.asked;
  const late = new Promise<void>((done) => setTimeout(done, BALANCE_WAIT_MS));
  await Promise.race([app.client.refetchQueries({ queryKey: userInfo().queryKey }), late]);
  if (mine !== questions.asked || !isMember(app)) return;
  const balance = app.client.getQueryData(userInfo().queryKey)?.member.balance ?? undefined;
  if (isShort(balance))
    promptDeposit(app, "", payment !== undefined && balance !== undefined ? payment - balance : undefined);
  else enough?.();
}
