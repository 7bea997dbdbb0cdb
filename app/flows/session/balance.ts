"use no memo";

import { type QueryClient } from "@tanstack/react-query";
import { userInfo, useUserInfo } from "#app/api/odds/getUserInfo.ts";
import { type Member } from "#app/domain/member/member.ts";
import { mayRefreshBalance } from "#app/domain/time/timing.ts";
import { pageNow } from "#app/stores/clock.ts";
import { useSession } from "#app/stores/session.ts";

/** The member, once the server has said who it is; undefined for a visitor. */
export function useMember(): Member | undefined {
  const member = useSession((session) => session.phase === "member");
  return useUserInfo(member).data?.member;
}

let lastRefresh = 0;

/** Asks for the balance anew; ignored within 2 s of the last time (spec §9). Returns whether it asked. */
export function refreshBalance(client: QueryClient): boolean {
  const now = pageNow();
  if (!mayRefreshBalance(now - lastRefresh)) return false;
  lastRefresh = now;
  void client.refetchQueries({ queryKey: userInfo().queryKey });
  return true;
}
