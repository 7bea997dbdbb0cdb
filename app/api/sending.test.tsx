import { QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { testApp } from "#app/application/testing/testApp.ts";
import { refreshToken, useRefreshToken } from "./access/refreshToken.ts";
import { bet, useBet } from "./bet/bet.ts";
import { insurance, useInsurance } from "./bet/insurance.ts";
import { mixBet, useMixBet } from "./bet/mixBet.ts";
import { orBet, useOrBet } from "./bet/orBet.ts";
import { addFavorite, useAddFavorite } from "./comm/addFavorite.ts";
import { logout, useLogout } from "./comm/logout.ts";
import { removeFavorite, useRemoveFavorite } from "./comm/removeFavorite.ts";
import { savePreference, useSavePreference } from "./comm/savePreference.ts";
import { sendCall } from "./sendCall.ts";

vi.mock("./client.ts", async (original) => {
  const wait = () => new Promise((answered) => setTimeout(answered, 1_000, true));
  return { ...(await original<object>()), call: wait, post: wait, decoded: () => ({ ErrorCode: 0, Token: "t" }) };
});

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const ORDER = { betId: "9001", legs: [], bets: [], stage: "live", clientRef: "r" } as never;

/** How many calls a hook sees under way. */
const countOf = (seen: boolean | readonly unknown[]): number =>
  typeof seen === "boolean" ? Number(seen) : seen.length;

test.each([
  ["Bet", bet(), useBet],
  ["MixBet", mixBet(), useMixBet],
  ["OrBet", orBet(), useOrBet],
  ["Insurance", insurance(), useInsurance],
  ["AddFavorite", addFavorite(), useAddFavorite],
  ["RemoveFavorite", removeFavorite(), useRemoveFavorite],
  ["SavePreference", savePreference(), useSavePreference],
  ["Logout", logout(), useLogout],
  ["RefreshToken", refreshToken(), useRefreshToken],
] as const)(
  "%s is seen by a screen while it is on its way, whatever sent it, and not once it is answered",
  async (_, options, use) => {
    const { client } = testApp();
    const seen: number[] = [];
    function Screen() {
      seen.push(countOf(use()));
      return null;
    }
    const root = createRoot(document.createElement("div"));
    const screen = (
      <QueryClientProvider client={client}>
        <Screen />
      </QueryClientProvider>
    );
    act(() => root.render(screen));
    expect(seen.at(-1)).toBe(0);
    const sent = sendCall<unknown, unknown>(client, options as never, ORDER);
    await act(() => vi.advanceTimersByTimeAsync(10));
    expect(seen.at(-1)).toBe(1);
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    await sent;
    expect(seen.at(-1)).toBe(0);
    act(() => root.unmount());
  },
);
