import { userInfo } from "#app/api/odds/getUserInfo.ts";
import { type App } from "#app/application/app.ts";

/** Keeps a member with 900 THB, as it was read before the bet. */
export function holdMember({ client }: App): void {
  const member = { account: "jason88", name: "J", balance: 900, cashBalance: null, currency: "THB", paused: false };
  client.setQueryData(userInfo().queryKey, {
    member: { ...member, allowedThemes: [1] },
    token: "",
    bcs: "",
    balanceAt: 0,
  });
}
