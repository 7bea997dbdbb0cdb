import { load } from "@fingerprintjs/fingerprintjs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sendUid } from "#app/api/access/deviceUid.ts";
import { setTestAddresses } from "#app/api/testing/server.ts";
import { type App } from "#app/application/app.ts";
import { testApp } from "#app/application/testing/testApp.ts";
import { useSession } from "#app/stores/session.ts";
import { watchDevice } from "./device.ts";

vi.mock("@fingerprintjs/fingerprintjs", () => ({ load: vi.fn<typeof load>() }));
vi.mock("#app/api/access/deviceUid.ts", () => ({ sendUid: vi.fn<typeof sendUid>() }));

let app: App;
let stop: () => void;

const enters = (account: string) => useSession.of(app).setState({ phase: "member", account });
const leaves = () => useSession.of(app).setState({ phase: "visitor", account: undefined });
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);

beforeEach(() => {
  vi.useFakeTimers();
  setTestAddresses();
  vi.mocked(sendUid).mockReset();
  vi.mocked(load)
    .mockReset()
    .mockImplementation(async () => {
      await new Promise((done) => setTimeout(done, 1_000));
      return { get: async () => ({ visitorId: "device-1" }) } as unknown as Awaited<ReturnType<typeof load>>;
    });
  app = testApp();
  stop = watchDevice(app);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

test("two seconds after a sign-in the device's id is computed, once, and goes with the calls", async () => {
  enters("anna");
  await pass(10);
  leaves();
  enters("bob");
  await pass(10);
  expect(load).toHaveBeenCalledTimes(1);
  expect(vi.mocked(sendUid).mock.calls).toEqual([["device-1"]]);
});

test("SES-11: for a visitor it is not computed, though somebody was signed in a moment ago", async () => {
  enters("anna");
  await pass(1);
  leaves();
  await pass(10);
  expect(load).not.toHaveBeenCalled();
  // the next member's sign-in begins anew
  enters("bob");
  await pass(10);
  expect(vi.mocked(sendUid).mock.calls).toEqual([["device-1"]]);
});

test("SES-11: what was being computed at a log-out does not go with a visitor's calls", async () => {
  enters("anna");
  await pass(2.5);
  leaves();
  await pass(10);
  expect(load).toHaveBeenCalledTimes(1);
  expect(sendUid).not.toHaveBeenCalled();
  enters("bob");
  await pass(10);
  expect(vi.mocked(sendUid).mock.calls).toEqual([["device-1"]]);
});

test("GetUserInfo is sent once, 1.5 s after the device library has loaded (spec §7)", async () => {
  const asked = vi.spyOn(app.client, "refetchQueries").mockResolvedValue(undefined);
  enters("anna");
  await pass(2 + 1 + 1.499);
  expect(asked).not.toHaveBeenCalled();
  await pass(0.001);
  expect(asked.mock.calls).toEqual([[{ queryKey: ["odds/GetUserInfo"] }]]);
  await pass(60);
  expect(asked).toHaveBeenCalledTimes(1);
});
