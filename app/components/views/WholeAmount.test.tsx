import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { I18nProvider } from "@lingui/react";
import { i18n } from "@lingui/core";
import { WholeAmount } from "./WholeAmount.tsx";

/** What the field reports of each text that is typed or pasted into it. */
function read(...texts: readonly string[]): readonly number[] {
  const onChange = vi.fn<(value: number) => void>();
  i18n.loadAndActivate({ locale: "en-US", messages: {} });
  const box = document.createElement("div");
  document.body.append(box);
  const root = createRoot(box);
  act(() =>
    root.render(
      <I18nProvider i18n={i18n}>
        <WholeAmount name="Amount" currency="USD" value={1_000} onChange={onChange} />
      </I18nProvider>,
    ),
  );
  const input = box.querySelector("input");
  // as a browser does it: React notices only what its own property did not set
  const write = (text: string) => input && Reflect.set(HTMLInputElement.prototype, "value", text, input);
  for (const text of texts)
    act(() => {
      write(text);
      input?.dispatchEvent(new Event("input", { bubbles: true }));
    });
  act(() => root.unmount());
  box.remove();
  return onChange.mock.calls.map(([value]) => value);
}

test("an amount is read as on the keypad: what is not one is none, never another", () => {
  expect(read("12", "12,", "12,5", "1,000", "1.000", "-5", "1e3", "1234567890")).toEqual([
    12, 0, 0, 1_000, 1_000, 0, 0, 0,
  ]);
});
