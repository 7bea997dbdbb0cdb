import { i18n } from "@lingui/core";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { fetchBets } from "#app/api/bet/getBets.ts";
import { testApp } from "#app/application/testing/testApp.ts";
import { type BetRecord } from "#app/domain/bets/bet.ts";
import { betOf, openList } from "#app/flows/testing/lostBet.ts";
import { clearNotices, useNotices } from "#app/stores/bets/notices.ts";
import { useSession } from "#app/stores/session.ts";
import { hearBets } from "./betWatch.ts";

vi.mock("#app/api/bet/getBets.ts", async (original) => ({
  ...(await original<object>()),
  fetchBets: vi.fn<typeof fetchBets>(),
}));

const app = testApp();

beforeAll(() => i18n.loadAndActivate({ locale: "en-US", messages: {} }));

describe("a bet that has left the poll", () => {
  /** What is told if its record arrives after somebody else may have signed in. */
  const told = async (account: string): Promise<readonly string[]> => {
    clearNotices(app);
    useSession.of(app).setState({ phase: "member", account: "jason88" });
    vi.mocked(fetchBets).mockImplementation(async () => {
      useSession.of(app).setState({ account });
      return [{ ...betOf("b1"), status: "refused" }];
    });
    const before = { statuses: { b1: "waiting" as const }, open: openList([]), readAt: 1 };
    hearBets(app, before, { ...before, statuses: {} }, { language: "en-US", wanted: true });
    // the record has arrived, and its news has been told
    await new Promise((done) => setTimeout(done));
    return useNotices
      .of(app)
      .getState()
      .waiting.map(({ betId }) => betId);
  };

  test("is told to its member", async () => expect(await told("jason88")).toEqual(["b1"]));

  test("is not told to another who has signed in meanwhile", async () => expect(await told("mia")).toEqual([]));
});

describe("what is kept of a change", () => {
  /** The notice of a bet that waited and is accepted now. */
  const noticeOf = (listed: readonly BetRecord[]) => {
    clearNotices(app);
    useSession.of(app).setState({ phase: "member", account: "jason88" });
    const before = { statuses: { b1: "waiting" as const }, open: openList(listed), readAt: 1 };
    hearBets(app, before, { ...before, statuses: { b1: "accepted" } }, { language: "en-US", wanted: true });
    return useNotices.of(app).getState().waiting[0];
  };
  const kept = { betId: "b1", status: "accepted", at: expect.any(Number) };

  test("spec §2: its bet's id, status and words, and nothing of the record", () =>
    expect(noticeOf([betOf("b1")])).toEqual({ ...kept, words: { pick: "Over 2.5 @ 1.90", outcome: "100.00" } }));

  test("id and status alone of a bet that was not read", () =>
    expect(noticeOf([])).toEqual({ ...kept, words: undefined }));
});

describe("a bet that has settled, while the part that tells of it is on its way", () => {
  /** The bets that are told if this one is signed in when it has arrived. */
  const told = async (account: string): Promise<readonly string[]> => {
    clearNotices(app);
    useSession.of(app).setState({ phase: "member", account: "jason88" });
    vi.mocked(fetchBets).mockReset().mockResolvedValue([]);
    const before = { statuses: { b1: "accepted" as const }, open: openList([]), readAt: 1 };
    hearBets(app, before, { ...before, statuses: { b1: "settled" } }, { language: "en-US", wanted: true });
    useSession.of(app).setState({ account });
    await vi.dynamicImportSettled();
    await new Promise((done) => setTimeout(done));
    return useNotices
      .of(app)
      .getState()
      .waiting.map(({ betId }) => betId);
  };

  test("is told to its member", async () => expect(await told("jason88")).toEqual(["b1"]));

  test("SES-10: is neither told to another who has signed in meanwhile nor read with their token", async () => {
    expect(await told("mia")).toEqual([]);
    expect(fetchBets).not.toHaveBeenCalled();
  });
});
