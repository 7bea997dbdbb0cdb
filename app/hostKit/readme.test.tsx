import { act, useEffect, useRef } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { HEARS } from "#app/host/kit.ts";
import { mount } from "./hostKit.ts";
import { type MountOptions, type Sportsbook } from "./types.ts";

const openCashier = vi.fn<() => void>();
const refreshHeader = vi.fn<() => void>();
const report = vi.fn<(error: unknown) => void>();

const showBadge = vi.fn<(count: number) => void>();

type FrameProps = Omit<MountOptions, "container"> & { readonly onBook?: (book: Sportsbook | undefined) => void };

/** The sportsbook in a React page: another address, sandbox or height mounts it anew, other handlers do not. */
function SportsbookFrame(props: FrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const { src, sandbox, height } = props;
  useEffect(() => {
    if (place.current === null) return undefined;
    const given = latest.current;
    const book = mount({
      ...given,
      container: place.current,
      get on() {
        return latest.current.on ?? {};
      },
      ...(given.session && { session: () => latest.current.session?.() }),
    });
    given.onBook?.(book);
    return () => {
      latest.current.onBook?.(undefined);
      book.destroy();
    };
  }, [src, sandbox, height]);
  return <div ref={place} style={{ height: "100%" }} />;
}

/** The page of README.md beside this file; `e2e/checks/readmes.test.ts` checks that its script is here verbatim. */
function hostPage(themeSwitch: HTMLInputElement): Sportsbook {
  const book = mount({
    src: "https://sports.example/",
    container: "#sports",
    version: "2.1",
    launch: { language: "th", area: "SP1" },
    session: async () => (await fetch("/my/sports-session")).json(), // { token, bcs }, or null for a visitor
    onError: (error) => report(error), // session failed, no greeting, another version
    on: {
      NoBalance: () => openCashier(),
      GoCasino: () => location.assign("/lobby"),
      BalanceChanged: () => refreshHeader(),
      SlipChanged: ({ count }) => showBadge(count),
    },
  });
  themeSwitch.onchange = () => book.send({ type: "SetTheme", theme: themeSwitch.checked ? "99" : "1" });
  return book;
}

test("the host page of README.md hears the app and tells it the theme", async () => {
  // the frame stays empty here, and the test environment reports that
  vi.spyOn(console, "error").mockReturnValue(undefined);
  document.body.innerHTML = '<div id="sports"></div>';
  const themeSwitch = document.createElement("input");
  themeSwitch.type = "checkbox";
  const book = hostPage(themeSwitch);
  const frameWindow = { postMessage: vi.fn<(message: unknown, to: string) => void>() };
  Object.defineProperty(book.frame, "contentWindow", { value: frameWindow });

  const says = (type: string, more: object = {}): void => {
    const event = new MessageEvent("message", {
      data: { source: "sportsbook", version: 1, type, ...more },
      origin: "https://sports.example",
    });
    Object.defineProperty(event, "source", { value: frameWindow });
    window.dispatchEvent(event);
  };
  says("Ready", { release: "1.6.0", kit: 2, hears: HEARS });
  says("SlipChanged", { count: 3, mode: "parlay" });
  says("NoBalance");
  says("BalanceChanged");
  themeSwitch.checked = true;
  themeSwitch.dispatchEvent(new Event("change"));

  await book.ready;

  expect(showBadge.mock.calls).toEqual([[3]]);
  expect(openCashier).toHaveBeenCalledOnce();
  expect(refreshHeader).toHaveBeenCalledOnce();
  expect(frameWindow.postMessage).toHaveBeenCalledWith(
    expect.objectContaining({ type: "SetTheme", theme: "99" }),
    "https://sports.example",
  );
  book.destroy();
});

test("the React frame of README.md takes new handlers without another frame, and goes with its page", async () => {
  vi.spyOn(console, "error").mockReturnValue(undefined);
  document.body.innerHTML = '<div id="root"></div>';
  const root = createRoot(document.querySelector("#root")!);
  const counts: string[] = [];
  const books: (Sportsbook | undefined)[] = [];
  const frame = (name: string) => (
    <SportsbookFrame
      src="https://sports.example/"
      on={{ SlipChanged: ({ count }) => counts.push(`${name} ${count}`) }}
      onBook={(book) => books.push(book)}
    />
  );
  const says = (count: number): void => {
    const data = { source: "sportsbook", version: 1, type: "SlipChanged", count, mode: "parlay" };
    const event = new MessageEvent("message", { data, origin: "https://sports.example" });
    Object.defineProperty(event, "source", { value: books[0]?.frame.contentWindow });
    window.dispatchEvent(event);
  };
  await act(async () => root.render(frame("first")));
  says(1);
  await act(async () => root.render(frame("later")));
  says(2);
  expect(counts).toEqual(["first 1", "later 2"]);
  await act(async () => root.unmount());
  expect(books).toEqual([books[0], undefined]);
  expect(document.querySelector("iframe")).toBeNull();
});
