import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HEARS } from "#app/host/kit.ts";
import { mount } from "./hostKit.ts";
import { type MountOptions, type Sportsbook } from "./types.ts";

const APP = "https://sports.example";

let book: Sportsbook | undefined;
let sent: unknown[] = [];

beforeEach(() => {
  // the frame stays empty here, and the test environment reports that
  vi.spyOn(console, "error").mockReturnValue(undefined);
  document.body.innerHTML = '<div id="sports"></div>';
  sent = [];
});

afterEach(() => book?.destroy());

/** A mounted kit whose frame records the messages sent to it. */
function mounted(options: Partial<MountOptions>): Sportsbook {
  book = mount({ src: `${APP}/`, container: "#sports", ...options });
  const frameWindow = {
    postMessage: (message: Record<string, unknown>, to: string) => sent.push([message, to]),
  };
  Object.defineProperty(book.frame, "contentWindow", { value: frameWindow });
  return book;
}

/** The greeting of an app that speaks this kit version. */
const GREETING = { release: "1.6.0", kit: 2, hears: HEARS };

const says = (type: string, more: object = type === "Ready" ? GREETING : {}): void => {
  const event = new MessageEvent("message", { data: { source: "sportsbook", version: 1, type, ...more }, origin: APP });
  Object.defineProperty(event, "source", { value: book?.frame.contentWindow });
  dispatchEvent(event);
};

const settle = () => new Promise((done) => setTimeout(done, 0));
const envelope = { source: "sportsbook", version: 1 };
const SIGNED_OUT = [{ ...envelope, type: "Logout" }, APP];
const signedInWith = (token: string) => [{ ...envelope, type: "SetToken", token, bcs: "" }, APP];

test.each([
  ["undefined", () => undefined],
  ["null", () => null],
  ["undefined, later", async () => undefined],
])("at the start %s signs out whoever was signed in; at a login it says nothing", async (_, session) => {
  mounted({ session });
  says("Ready");
  await settle();
  expect(sent).toEqual([SIGNED_OUT]);
  says("GoLogin");
  await settle();
  expect(sent).toEqual([SIGNED_OUT]);
});

test("without a session function the kit has no say in who is signed in", async () => {
  mounted({});
  says("Ready");
  says("GoLogin");
  await settle();
  expect(sent).toEqual([]);
});

test.each([
  [
    "throws",
    () => {
      throw new Error("no");
    },
  ],
  ["rejects", () => Promise.reject(new Error("no"))],
  ["answers without a token", () => ({ error: "no" }) as never],
  ["answers with an empty token", () => ({ token: "" })],
])("a session function that %s signs out, is told, and is asked again at the next login", async (_, failing) => {
  const unhandled = vi.fn<(reason: unknown) => void>();
  process.on("unhandledRejection", unhandled);
  const onError = vi.fn<(error: unknown) => void>();
  const session = vi.fn<NonNullable<MountOptions["session"]>>(failing);
  mounted({ session, onError });
  says("Ready");
  await settle();
  expect(sent).toEqual([SIGNED_OUT]);
  expect(onError).toHaveBeenCalledTimes(1);
  expect(onError.mock.calls[0]?.[0]).toBeInstanceOf(Error);
  session.mockImplementation(() => ({ token: "t" }));
  says("GoLogin");
  await settle();
  expect(sent).toEqual([SIGNED_OUT, signedInWith("t")]);
  process.off("unhandledRejection", unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

test("a failure needs nobody to hear it", async () => {
  mounted({ session: () => Promise.reject(new Error("no")) });
  says("GoLogin");
  await settle();
  expect(sent).toEqual([SIGNED_OUT]);
});

test("of two questions the later answer counts, whichever comes first", async () => {
  const answers: ((token: string) => void)[] = [];
  mounted({ session: () => new Promise((done) => answers.push((token) => done({ token }))) });
  says("Ready");
  says("GoLogin");
  answers[1]?.("second");
  await settle();
  answers[0]?.("first");
  await settle();
  expect(sent).toEqual([signedInWith("second")]);
});

test("what is said before the app has greeted waits for it, in its order", async () => {
  const { send } = mounted({});
  const told = Promise.all([send({ type: "SetToken", token: "t", bcs: "" }), send({ type: "Logout" })]);
  await settle();
  expect(sent).toEqual([]);
  says("Ready");
  await told;
  expect(sent).toEqual([signedInWith("t"), SIGNED_OUT]);
});

test("the app says who it is", async () => {
  const { ready } = mounted({ version: "2.1" });
  says("Ready");
  expect(await ready).toEqual(GREETING);
});

test("an app of kit 1 is driven as far as it hears, and what it does not hear fails for that reason", async () => {
  const { ready, send } = mounted({});
  says("Ready", {});
  expect(await ready).toMatchObject({ release: "", kit: 1 });
  await send({ type: "SetTheme", theme: "99" });
  expect(sent).toEqual([[{ ...envelope, type: "SetTheme", theme: "99" }, APP]]);
  await expect(send({ type: "OpenPage", page: "bets" })).rejects.toThrow("the sportsbook does not hear OpenPage");
  expect(sent).toHaveLength(1);
});

test("a page that needs more than the app speaks takes it away and is told why", async () => {
  const onError = vi.fn<(error: unknown) => void>();
  const { ready, frame } = mounted({ version: "2.1", onError });
  const reason = "the sportsbook speaks host kit 1, and this page asks for 2.1";
  says("Ready", {});
  await expect(ready).rejects.toThrow(reason);
  expect(onError.mock.calls).toEqual([[new Error(reason)]]);
  expect(frame.isConnected).toBe(false);
});

test("a kit that is newer than this one is refused at once", () => {
  expect(() => mounted({ version: "3.0" })).toThrow("this host kit speaks 1.0 and 2.1, not 3.0");
});

test("an app that does not greet is told of after half a minute, and is taken up when it does", async () => {
  vi.useFakeTimers();
  try {
    const onError = vi.fn<(error: unknown) => void>();
    mounted({ onError });
    await vi.advanceTimersByTimeAsync(30_000);
    const late = book?.ready;
    await expect(late).rejects.toThrow("the sportsbook has not greeted");
    expect(onError).toHaveBeenCalledOnce();
    says("Ready");
    expect(await book?.ready).toEqual(GREETING);
  } finally {
    vi.useRealTimers();
  }
});

test("what was not sent when the frame is taken away fails, and nobody has to catch it", async () => {
  const unhandled = vi.fn<(reason: unknown) => void>();
  process.on("unhandledRejection", unhandled);
  const { send, destroy } = mounted({});
  const told = send({ type: "RefreshBalance" });
  void send({ type: "RefreshBalance" });
  destroy();
  await expect(told).rejects.toThrow("the sportsbook has been taken out of the page");
  await settle();
  process.off("unhandledRejection", unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

test("a message of a later kit is nobody's", () => {
  mounted({ on: {} });
  says("Ready");
  says("toString");
  says("SlipMoved", { days: 7 });
  expect(sent).toEqual([]);
});
