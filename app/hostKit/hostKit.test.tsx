import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mount } from "./hostKit.ts";
import { type MountOptions, type Sportsbook } from "./types.ts";

const APP = "https://sports.example";

let book: Sportsbook | undefined;
let sent: unknown[] = [];

beforeEach(() => {
  // the frame stays empty here, and the environment says so
  vi.spyOn(console, "error").mockReturnValue(undefined);
  document.body.innerHTML = '<div id="sports"></div>';
  sent = [];
});

afterEach(() => book?.destroy());

/** A mounted kit whose frame writes down what it is told. */
function mounted(options: Partial<MountOptions>): Sportsbook {
  book = mount({ src: `${APP}/`, container: "#sports", ...options });
  const frameWindow = {
    postMessage: (message: Record<string, unknown>, to: string) => sent.push([message, to]),
  };
  Object.defineProperty(book.frame, "contentWindow", { value: frameWindow });
  return book;
}

const says = (type: string): void => {
  const event = new MessageEvent("message", { data: { source: "sportsbook", version: 1, type }, origin: APP });
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

test("who sits there is told however much else is said in the same second", () => {
  const { send } = mounted({});
  for (let i = 0; i < 100; i += 1) send({ type: "RefreshBalance" });
  send({ type: "SetToken", token: "t", bcs: "" });
  send({ type: "Logout" });
  expect(sent.slice(-2)).toEqual([signedInWith("t"), SIGNED_OUT]);
});
