import { expect, test, vi } from "vitest";
import { Failure } from "#app/api/failure.ts";
import { onFailure } from "#app/api/failures.ts";
import { testApp } from "#app/application/testing/testApp.ts";
import { pageNow } from "#app/application/clock.ts";
import { afterEmptyLook, afterFailedLook, afterLoss, nextLook } from "#app/domain/pursuit.ts";
import { ownerOf } from "#app/stores/storage/owner.ts";
import { useSession } from "#app/stores/session.ts";
import { lookOnce, pursue, type Search } from "./pursue.ts";

test("a session that has ended is heard of at a look as at any call, and after its member has left it is not", async () => {
  const app = testApp();
  const heard: unknown[] = [];
  const failed: number[] = [];
  const stop = onFailure(app, ({ signal }, open) => heard.push([signal, open]));
  const search: Search = {
    app,
    ref: "ref-1",
    owner: ownerOf("jason88"),
    takeUp: () => true,
    isTaken: () => false,
    nextLook: () => undefined,
    look: () => Promise.reject(new Failure("envelope", "bet/GetUnSettleBetList", 3)),
    lookFailed: (at) => failed.push(at),
  };
  useSession.of(app).setState({ phase: "member", account: "jason88" });
  await lookOnce(search);
  expect(heard).toEqual([["loggedOut", false]]);
  expect(failed).toHaveLength(1);
  useSession.of(app).setState({ phase: "visitor", account: undefined });
  await lookOnce(search);
  useSession.of(app).setState({ phase: "member", account: "jason88" });
  stop();
  await lookOnce(search);
  expect(heard).toHaveLength(1);
  expect(failed).toHaveLength(2);
});

test.each([
  ["show nothing", false, "notFound"],
  ["cannot be read", true, "stillUnknown"],
] as const)(
  "records that %s end the search after two minutes of real time, also where the device's clock is set forward meanwhile (BET-05)",
  async (_, fails, end) => {
    vi.useFakeTimers();
    const app = testApp();
    useSession.of(app).setState({ phase: "member", account: "jason88" });
    let attempt: ReturnType<typeof afterEmptyLook | typeof afterFailedLook> = afterLoss("entry", pageNow());
    const looks: number[] = [];
    const from = pageNow();
    const search: Search = {
      app,
      ref: "ref-1",
      owner: ownerOf("jason88"),
      takeUp: () => true,
      isTaken: () => false,
      nextLook: () => (attempt.state === "unknown" ? nextLook(attempt) : undefined),
      look: async (at) => {
        looks.push(Math.round((at - from) / 1_000));
        if (fails) throw new TypeError("no line");
        return () => {
          if (attempt.state === "unknown") attempt = afterEmptyLook(attempt, { at, readAt: app.now() });
        };
      },
      lookFailed: (at) => {
        if (attempt.state === "unknown") attempt = afterFailedLook(attempt, at);
      },
    };
    const over = pursue(search);
    await vi.advanceTimersByTimeAsync(1_500);
    vi.setSystemTime(Date.now() + 7_200_000);
    await vi.advanceTimersByTimeAsync(118_000);
    expect(attempt.state).toBe("unknown");
    await vi.advanceTimersByTimeAsync(500);
    await over;
    expect(attempt.state).toBe(end);
    expect(looks).toEqual([1, 2, 4, 8, 15, 30, 60, 120]);
    vi.useRealTimers();
  },
);

test("an order is looked for by one search at a time; one begun anew takes the place of the other", async () => {
  vi.useFakeTimers();
  const app = testApp();
  useSession.of(app).setState({ phase: "member", account: "jason88" });
  const told: string[] = [];
  const searchOf = (name: string, wait: number): Search => {
    let due: number | undefined = pageNow() + wait;
    return {
      app,
      ref: "ref-1",
      owner: ownerOf("jason88"),
      takeUp: () => true,
      isTaken: () => true,
      nextLook: () => due,
      look: async (at) => {
        told.push(name);
        if (due !== undefined && at >= due) due = undefined;
        return () => undefined;
      },
      lookFailed: () => undefined,
      over: () => void told.push(`${name} is over`),
    };
  };
  void pursue(searchOf("first", 1_000));
  await pursue(searchOf("second", 1_000));
  expect(told).toEqual(["first"]);
  void pursue(searchOf("anew", 3_000), true);
  await vi.advanceTimersByTimeAsync(1_500);
  // it knew only at its next look that another has its place, which that one keeps
  expect(told.splice(0)).toEqual(["first", "anew", "first is over"]);
  await pursue(searchOf("third", 1_000));
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(told.splice(0)).toEqual(["anew", "anew is over"]);
  void pursue(searchOf("fourth", 1_000));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(told).toEqual(["fourth", "fourth", "fourth is over"]);
  vi.useRealTimers();
});
