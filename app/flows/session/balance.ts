"use no memo";

import { type App, owned } from "#app/application/app.ts";
import { userInfo, useUserInfo } from "#app/api/odds/getUserInfo.ts";
import { type Member } from "#app/domain/member/member.ts";
import { mayRefreshBalance } from "#app/domain/time/timing.ts";
import { useSession } from "#app/stores/session.ts";

/** The member, once the server has said who it is; undefined for a visitor. */
export function useMember(): Member | undefined {
  const member = useSession((session) => session.phase === "member");
  return useUserInfo(member).data?.member;
}

const refreshOf = owned(() => ({ at: 0 }));

/** Refetches the balance; ignored within 2 s of the last time (spec §9). Returns whether it did. */
export function refreshBalance(app: App): boolean {
  const now = app.now();
  const refresh = refreshOf(app);
  if (!mayRefreshBalance(now - refresh.at)) return false;
  refresh.at = now;
  void app.client.refetchQueries({ queryKey: userInfo().queryKey });
  return true;
}
