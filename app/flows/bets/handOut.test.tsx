import { afterEach, expect, test, vi } from "vitest";
import { noteChange, watchTaps } from "#app/ui/touch/steadyTap.ts";
import { printDrawing, saveFile } from "./handOut.ts";

afterEach(() => vi.useRealTimers());

test("a file is saved also while the page has just changed", () => {
  Object.assign(URL, { createObjectURL: () => "blob:1", revokeObjectURL: () => {} });
  watchTaps();
  const onSave = vi.fn<(name: string) => void>();
  addEventListener("click", (event) => {
    onSave((event.target as HTMLAnchorElement).download);
    event.preventDefault();
  });
  noteChange();
  saveFile(new File(["a"], "bet.png"));
  expect(onSave).toHaveBeenCalledWith("bet.png");
});

test("a drawing lies beside the page until it is printed, and is taken away after that", async () => {
  vi.stubGlobal("print", () => dispatchEvent(new Event("beforeprint")));
  await expect(printDrawing(document.createElement("canvas"), "paper")).resolves.toBe(true);
  expect(document.querySelector("body > .paper > canvas")).not.toBeNull();
  dispatchEvent(new Event("afterprint"));
  expect(document.querySelector(".paper")).toBeNull();
});

test("where the browser has the call and does not print, that is known after a second", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("print", () => {});
  const printed = printDrawing(document.createElement("canvas"), "paper");
  await vi.advanceTimersByTimeAsync(1_000);
  await expect(printed).resolves.toBe(false);
  expect(document.querySelector(".paper")).toBeNull();
});
