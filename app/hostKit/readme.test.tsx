import { expect, test, vi } from "vitest";
import { mount } from "./hostKit.ts";
import { type Sportsbook } from "./types.ts";

const openCashier = vi.fn<() => void>();
const refreshHeader = vi.fn<() => void>();
const report = vi.fn<(error: unknown) => void>();

/** The page of README.md beside this file; `.ci/readmes.test.ts` holds that its script stands here word for word. */
function hostPage(themeSwitch: HTMLInputElement): Sportsbook {
  const book = mount({
    src: "https://sports.example/",
    container: "#sports",
    launch: { language: "th", area: "SP1" },
    session: async () => (await fetch("/my/sports-session")).json(), // { token, bcs }, or null for a visitor
    onError: (error) => report(error), // session failed
    on: {
      NoBalance: () => openCashier(),
      GoCasino: () => location.assign("/lobby"),
      BalanceChanged: () => refreshHeader(),
    },
  });
  themeSwitch.onchange = () => book.send({ type: "SetTheme", theme: themeSwitch.checked ? "99" : "1" });
  return book;
}

test("the host page of README.md hears the app and tells it the theme", () => {
  // the frame stays empty here, and the environment says so
  vi.spyOn(console, "error").mockReturnValue(undefined);
  document.body.innerHTML = '<div id="sports"></div>';
  const themeSwitch = document.createElement("input");
  themeSwitch.type = "checkbox";
  const book = hostPage(themeSwitch);
  const frameWindow = { postMessage: vi.fn<(message: unknown, to: string) => void>() };
  Object.defineProperty(book.frame, "contentWindow", { value: frameWindow });

  const says = (type: string): void => {
    const event = new MessageEvent("message", {
      data: { source: "sportsbook", version: 1, type },
      origin: "https://sports.example",
    });
    Object.defineProperty(event, "source", { value: frameWindow });
    window.dispatchEvent(event);
  };
  says("NoBalance");
  says("BalanceChanged");
  themeSwitch.checked = true;
  themeSwitch.dispatchEvent(new Event("change"));

  expect(openCashier).toHaveBeenCalledOnce();
  expect(refreshHeader).toHaveBeenCalledOnce();
  expect(frameWindow.postMessage).toHaveBeenCalledWith(
    expect.objectContaining({ type: "SetTheme", theme: "99" }),
    "https://sports.example",
  );
  book.destroy();
});
