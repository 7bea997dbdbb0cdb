import { i18n } from "@lingui/core";
import { beforeAll, describe, expect, test } from "vitest";
import { type BetRecord } from "#app/domain/bets/bet.ts";
import { noticeText, noticeWords, soldWords, winNoticeWords } from "./noticeWords.ts";

beforeAll(() => i18n.loadAndActivate({ locale: "en-US", messages: {} }));

const LEG = {
  sportId: 1,
  matchId: 5,
  marketId: 3,
  couId: 30,
  betPos: 1,
  leagueName: "League",
  home: "Arsenal",
  away: "Chelsea",
  startsAt: "2026-11-21T15:00:00Z",
  hdp: "2.25",
  odds: 1.95,
  stage: "today",
} as const;

const bet = (more: Partial<BetRecord> = {}): BetRecord => ({
  id: "9001",
  placedAt: "2026-11-21T10:00:00Z",
  kind: "single",
  oddsStyle: 2,
  odds: 1.95,
  stake: 100,
  payment: 100,
  status: "accepted",
  bonusBet: false,
  canSell: true,
  sales: [],
  legs: [LEG],
  ...more,
});

const won = (more: Partial<BetRecord> = {}): BetRecord =>
  bet({ status: "settled", result: "win", winLose: 95, legs: [{ ...LEG, score: [2, 1] }], ...more });

describe("the line below a notice's title", () => {
  const said = (one: BetRecord) => noticeText(noticeWords(i18n, one));

  test("of an open bet is pick, price and stake", () => expect(said(bet())).toBe("Over 2/2.5 @ 1.95 · 100.00"));

  test("of a settled one is pick, price, result and money", () =>
    expect(said(won())).toBe("Over 2/2.5 @ 1.95 · Win · +95.00"));

  test("of a parlay has no price of its own", () =>
    expect(said(bet({ kind: "parlay", legs: [LEG, LEG] }))).toBe("Over 2/2.5 +1 · 100.00"));

  test("of a bet without picks is its stake", () => expect(said(bet({ legs: [] }))).toBe("100.00"));

  test("of what was cashed out is the pick alone", () => expect(noticeText(soldWords(i18n, bet()))).toBe("Over 2/2.5"));

  test("is not there while nothing is known of the bet", () => expect(noticeText(undefined)).toBeUndefined());
});

describe("CRD-01: the line of bets that were won", () => {
  const said = (...wins: readonly BetRecord[]) => noticeText(winNoticeWords(i18n, wins));

  test("of one is result, pick, score and what came back", () =>
    expect(said(won())).toBe("Win · Over 2/2.5 · 2–1 · Returned 195.00"));

  test("of a parlay has no score", () =>
    expect(said(won({ kind: "parlay", legs: [LEG, LEG] }))).toBe("Win · Over 2/2.5 +1 · Returned 195.00"));

  test("of several is what came back in all", () => expect(said(won(), won())).toBe("Returned 390.00"));
});
