import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import * as v from "valibot";
import { type Member } from "#app/domain/member/member.ts";
import { nextPoll } from "#app/api/cadence.ts";
import { decoded, get } from "#app/api/client.ts";
import { config } from "#app/config.ts";
import { appOf } from "#app/application/app.ts";
import { type Credentials } from "#app/stores/session.ts";
import { finite, flag, text, underData } from "#app/api/wire.ts";
import { MEMBER as path } from "./firstAsks.ts";

/** A balance that is not a number, or negative, is unknown, and blocks betting (BET-16). */
const money = v.fallback(v.nullable(v.pipe(finite, v.minValue(0))), null);

/** The response of GetUserInfo (contract, Odds). */
export const userInfoAnswer = v.pipe(
  underData(
    v.object({
      Account: text,
      ShowName: v.fallback(text, ""),
      Balance: money,
      CashBalance: v.optional(money, null),
      Currency: v.fallback(text, ""),
      // a gate that cannot be read counts as closed (BET-19)
      Paused: v.fallback(flag, true),
      AllowTheme: v.fallback(v.array(finite), [1, 3, 99]),
      token: v.fallback(v.string(), ""),
      BCS: v.fallback(v.string(), ""),
    }),
  ),
  v.transform((Data) => ({
    member: {
      account: Data.Account,
      name: Data.ShowName === "" ? Data.Account : Data.ShowName,
      balance: Data.Balance,
      cashBalance: Data.CashBalance,
      currency: Data.Currency,
      paused: Data.Paused,
      allowedThemes: Data.AllowTheme,
    } satisfies Member,
    token: Data.token,
    bcs: Data.BCS,
  })),
);

/** The member, and when the balance was requested, epoch ms. */
export interface UserInfo {
  readonly member: Member;
  readonly token: string;
  readonly bcs: string;
  readonly balanceAt: number;
}

/** Requests who the member of these credentials is, bypassing the cache; by default those in use. */
export async function fetchUserInfo(client: QueryClient, signal?: AbortSignal, as?: Credentials): Promise<UserInfo> {
  const balanceAt = appOf(client).now();
  return { ...decoded(path, userInfoAnswer, await get(client, path, {}, signal, as)), balanceAt };
}

/** Keeps a balance from a bet's response that arrived during this request (BET-17). */
export const newerBalance = (held: UserInfo | undefined, fresh: UserInfo): UserInfo =>
  held && held.member.account === fresh.member.account && held.balanceAt > fresh.balanceAt
    ? { ...fresh, member: { ...fresh.member, balance: held.member.balance }, balanceAt: held.balanceAt }
    : fresh;

/** Who is signed in, with balance and currency. */
export const userInfo = () =>
  queryOptions({
    queryKey: [path],
    queryFn: async ({ client, queryKey, signal }) => {
      const fresh = await fetchUserInfo(client, signal);
      return newerBalance(client.getQueryData<UserInfo>(queryKey), fresh);
    },
    staleTime: Number.POSITIVE_INFINITY,
    // money may have come or gone while the page was hidden
    refetchOnWindowFocus: "always",
    // a balance that was invalidated and could not be read is requested until it can be (BET-17)
    refetchInterval: ({ state }) => state.isInvalidated && nextPoll(config().intervals.status, state),
  });

/** Sets the balance from a bet's or cash-out's response (FCredit). */
export const setBalance = (client: QueryClient, balance: number | null, at: number): void => {
  client.setQueryData<UserInfo>(
    [path],
    (held) => held && { ...held, member: { ...held.member, balance }, balanceAt: at },
  );
};

/**
 * The member for flows/session/session and flows/session/balance: once after sign-in, then by hand (2 s apart), when a
 * bet moves money, and when the page becomes visible again (spec §7, §9).
 */
export const useUserInfo = (enabled: boolean) => useQuery({ ...userInfo(), enabled });
