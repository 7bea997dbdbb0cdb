import { expect, test, vi } from "vitest";
import { noteChange, watchTaps } from "#app/ui/touch/steadyTap.ts";
import { saveFile } from "./handOut.ts";

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
