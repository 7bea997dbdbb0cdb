import { type App } from "#app/application/app.ts";
import { userInfo } from "#app/api/odds/getUserInfo.ts";
import { type ClaimedMember } from "#app/domain/member/member.ts";
import { isMember, useSession } from "#app/stores/session.ts";

/** Shows what a token on trial claims of its member, unless one is signed in: of a member the server has spoken. */
export function showClaims(app: App, { account, balance, currency, paused }: ClaimedMember): void {
  if (!isMember(app)) useSession.of(app).setState({ claimed: { account, balance, currency, paused } });
}

/**
 * The signed-in member's newer token: one that says paused shuts betting at once, until GetUserInfo, which is asked,
 * says otherwise (spec §3). One that does not say so opens nothing (SES-12).
 */
export function pauseByToken({ client }: App, { paused }: Pick<ClaimedMember, "paused">): void {
  if (paused !== true) return;
  const { queryKey } = userInfo();
  client.setQueryData(queryKey, (held) => held && { ...held, member: { ...held.member, paused } });
  void client.invalidateQueries({ queryKey });
}
