import { testApp } from "#app/application/testing/testApp.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type SlipInput } from "#app/domain/slip/slipInput.ts";
import { slipState } from "#app/domain/slip/slipState.ts";
import { entryOf, SINGLE } from "#app/domain/slip/testing/slips.ts";
import { promptDepositIf } from "#app/flows/session/money.ts";
import { goRecharge } from "#app/flows/session/cashier.ts";
import { requireLogin } from "#app/flows/session/prompts.ts";
import { place } from "./placeBet.ts";
import { searchDoubtAgain } from "./slipDoubt.ts";
import { tapSlip } from "./slipTap.ts";

vi.mock("./placeBet.ts", () => ({ place: vi.fn<typeof place>(() => true) }));
vi.mock("./slipDoubt.ts", () => ({ searchDoubtAgain: vi.fn<typeof searchDoubtAgain>() }));
vi.mock("#app/flows/session/money.ts", () => ({ promptDepositIf: vi.fn<typeof promptDepositIf>() }));
vi.mock("#app/flows/session/cashier.ts", () => ({ goRecharge: vi.fn<typeof goRecharge>() }));
vi.mock("#app/flows/session/prompts.ts", () => ({ requireLogin: vi.fn<typeof requireLogin>() }));

const app = testApp();
const ways = { ask: vi.fn<() => void>(), agree: vi.fn<() => void>(), close: vi.fn<() => void>() };
const redraw = vi.fn<() => void>();

const PRESS = { at: 1_000, paintedAt: 0 };

const tap = (change: Partial<SlipInput> = {}, painted: Partial<SlipInput> = change): void =>
  tapSlip(app, {
    input: { ...SINGLE, ...change },
    painted: slipState({ ...SINGLE, ...painted }),
    press: PRESS,
    ways,
    redraw,
  });

const stillUnknown = { state: "stillUnknown", entry: entryOf(), since: 90_000, lookedAt: 90_000 } as const;

beforeEach(() => {
  vi.useFakeTimers({ now: 100_000 });
  vi.clearAllMocks();
});
afterEach(() => void vi.useRealTimers());

test("bets exactly what was painted, and the member has agreed to its prices", () => {
  tap();
  expect(vi.mocked(place)).toHaveBeenCalledExactlyOnceWith(
    app,
    expect.objectContaining({ kind: "single", stake: 100, payment: 100, press: PRESS, account: "jason88" }),
  );
  expect(ways.agree).toHaveBeenCalledExactlyOnceWith([expect.objectContaining({ odds: 1.95 })]);
  expect(redraw).not.toHaveBeenCalled();
});

test("a tap that started nothing agrees to nothing", () => {
  vi.mocked(place).mockReturnValueOnce(false);
  tap();
  expect(ways.agree).not.toHaveBeenCalled();
});

test("on a price that has grown too old since it was drawn it asks for a newer one", () => {
  vi.advanceTimersByTime(30_000);
  tap();
  expect(vi.mocked(place)).not.toHaveBeenCalled();
  expect(redraw).toHaveBeenCalledOnce();
  expect(ways.ask).toHaveBeenCalledOnce();
});

test("where something else was painted than is known now it only draws anew", () => {
  tap({}, { amount: "50" });
  expect(vi.mocked(place)).not.toHaveBeenCalled();
  expect(redraw).toHaveBeenCalledOnce();
  expect(ways.ask).not.toHaveBeenCalled();
});

test("shows the way to deposit where the balance is short at that moment", () => {
  tap({ amount: "2000" });
  expect(vi.mocked(place)).not.toHaveBeenCalled();
  const isShort = vi.mocked(promptDepositIf).mock.calls[0]?.[1];
  expect(isShort?.(1_999)).toBe(true);
  expect(isShort?.(2_000)).toBe(false);
  expect(isShort?.(null)).toBe(true);
});

test("logs in a visitor", () => {
  tap({ loggedIn: false });
  expect(vi.mocked(requireLogin)).toHaveBeenCalledOnce();
});

test("opens the cashier where the server wants money first", () => {
  tap({ block: { code: 9, said: "", at: 1 } });
  expect(vi.mocked(goRecharge)).toHaveBeenCalledOnce();
});

test("closes a slip whose bet is looked for, and looks again where the schedule has run out", () => {
  tap({ attempts: [{ ...stillUnknown, state: "unknown" }] });
  expect(ways.close).toHaveBeenCalledOnce();
  tap({ attempts: [stillUnknown] });
  expect(vi.mocked(searchDoubtAgain)).toHaveBeenCalledExactlyOnceWith(app, stillUnknown);
  expect(ways.close).toHaveBeenCalledOnce();
});
