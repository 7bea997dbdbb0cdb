import { QueryClient } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { userInfo } from "#app/api/odds/getUserInfo.ts";
import { testApp } from "#app/application/testing/testApp.ts";
import { type Member } from "#app/domain/member/member.ts";
import { useDialog } from "#app/stores/dialog.ts";
import { useSession } from "#app/stores/session.ts";
import { promptDepositIf } from "./money.ts";

/** What comes of a request for money by anna, if this one is signed in when the balance has come. */
async function asked(account: string, balance: number) {
  let answer: () => void = () => undefined;
  const client = new QueryClient();
  vi.spyOn(client, "refetchQueries").mockImplementation(() => new Promise((done) => (answer = done)));
  const app = testApp(client);
  const enough = vi.fn<() => void>();
  useSession.of(app).setState({ phase: "member", account: "anna" });
  const asking = promptDepositIf(app, (held) => !held, { enough });
  useSession.of(app).setState({ account });
  const member = { account, balance } as Member;
  client.setQueryData(userInfo().queryKey, { member, token: "", bcs: "", balanceAt: 1 });
  answer();
  await asking;
  return { enough: enough.mock.calls.length, dialog: useDialog.of(app).getState().content?.kind };
}

test("a member whose balance is short is asked to deposit, and one who has money goes on", async () => {
  expect(await asked("anna", 0)).toEqual({ enough: 0, dialog: "deposit" });
  expect(await asked("anna", 50)).toEqual({ enough: 1, dialog: undefined });
});

test("SES-04: nothing of it comes to the member who has signed in meanwhile", async () => {
  expect(await asked("bob", 0)).toEqual({ enough: 0, dialog: undefined });
  expect(await asked("bob", 50)).toEqual({ enough: 0, dialog: undefined });
});
