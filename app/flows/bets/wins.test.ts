import { i18n } from "@lingui/core";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type App } from "#app/application/app.ts";
import { testApp } from "#app/application/testing/testApp.ts";
import { match } from "#app/domain/watches/testing/watched.ts";
import { betOf } from "#app/flows/testing/lostBet.ts";
import { changeCare } from "#app/stores/care.ts";
import { useLook } from "#app/stores/look.ts";
import { type Notice, useNotices } from "#app/stores/bets/notices.ts";
import { ownerOf } from "#app/stores/storage/owner.ts";
import { useSession } from "#app/stores/session.ts";
import { forgetToldWins, takeWins, wishWins } from "#app/stores/win/toldWins.ts";
import { announceSettled } from "./wins.ts";

const { fetchBets } = vi.hoisted(() => ({ fetchBets: vi.fn<() => Promise<readonly unknown[]>>() }));
vi.mock("#app/api/bet/getBets.ts", () => ({ fetchBets }));

const owner = ownerOf("jason88");
const bet = (id: string, winLose: number) => ({
  ...betOf(id),
  status: "settled" as const,
  result: winLose > 0 ? ("win" as const) : ("lose" as const),
  winLose,
});
const noticeOf = (betId: string): Notice => ({ betId, status: "settled", at: 0 });

let app: App;

beforeEach(() => {
  i18n.loadAndActivate({ locale: "en-US", messages: {} });
  app = testApp();
  // the wish is kept under the member, and other files have one of the same name
  wishWins(owner, true);
  useSession.of(app).setState({ phase: "member", account: "jason88" });
  fetchBets.mockResolvedValue([bet("w1", 90), bet("w2", 10), bet("l1", -100)]);
});

afterEach(() => {
  forgetToldWins();
  wishWins(owner, true);
});

/** The queue of notices: for wins all ids together. */
const told = async (ids: readonly string[]) => {
  const before = useNotices.of(app).getState().waiting.length;
  await announceSettled(app, ids.map(noticeOf), "en-US");
  return useNotices
    .of(app)
    .getState()
    .waiting.slice(before)
    .map(({ betId, won }) => (won ? `won ${won.ids.join(" ")}` : betId));
};

test("CRD-01: wins that came together are one notice, what was lost is told as ever", async () =>
  expect(await told(["w1", "l1", "w2"])).toEqual(["won w1 w2", "l1"]));

test("spec §2: their notice keeps ids, status and words, and nothing of their records", async () => {
  await told(["w1", "l1", "w2"]);
  const at = expect.any(Number);
  const words = { pick: undefined, outcome: "Returned 300.00" };
  const won = { betId: "w1", status: "settled", words, won: { ids: ["w1", "w2"], net: 100 }, at };
  expect(useNotices.of(app).getState().waiting).toEqual([won, { betId: "l1", status: "settled", at: 0 }]);
});

test("design-2, 7.5: a row that is still listed says so, until the member leaves", async () => {
  await told(["w1"]);
  const marks = () =>
    useLook
      .of(app)
      .getState()
      .won?.(match({ id: 5 }))
      ?.map(({ message }) => message);
  expect(marks()).toEqual(["FT", "Win"]);
  expect(
    useLook
      .of(app)
      .getState()
      .won?.(match({ id: 6 })),
  ).toBeUndefined();
  useSession.of(app).setState({ phase: "visitor", account: undefined });
  expect(marks()).toBeUndefined();
});

test("CRD-02: a win is shown once, over tabs too", async () => {
  takeWins(owner, [bet("w1", 90)], app.now());
  expect(await told(["w1", "w2"])).toEqual(["won w2", "w1"]);
  expect(await told(["w1", "w2"])).toEqual(["w1", "w2"]);
});

test("CRD-02: another member's list of shown wins is not this one's, and sign-out forgets it", async () => {
  takeWins("other", [bet("w1", 90)], app.now());
  expect(await told(["w1"])).toEqual(["won w1 w2"]);
  forgetToldWins();
  expect(takeWins(owner, [bet("w1", 90)], app.now())).toHaveLength(1);
});

test("CRD-02: off while the member has asked for care, until it wishes otherwise", async () => {
  const other = testApp();
  useSession.of(other).setState({ phase: "member", account: "carer" });
  app = other;
  changeCare(app, ownerOf("carer"), () => ({ remind: 30 }));
  expect(await told(["w1"])).toEqual(["w1"]);
  wishWins(ownerOf("carer"), true);
  expect(await told(["w1"])).toEqual(["won w1 w2"]);
});

test("CRD-02: off at the member's wish", async () => {
  wishWins(owner, false);
  expect(await told(["w1", "w2"])).toEqual(["w1", "w2"]);
});

test("where nobody says what a bet brought, it is told as any change", async () => {
  fetchBets.mockRejectedValue(new Error("lost"));
  expect(await told(["w1"])).toEqual(["w1"]);
});

test("what was read for one member is not told to the next", async () => {
  fetchBets.mockImplementation(async () => {
    useSession.of(app).setState({ account: "somchai" });
    return [bet("w1", 90)];
  });
  expect(await told(["w1"])).toEqual([]);
});
