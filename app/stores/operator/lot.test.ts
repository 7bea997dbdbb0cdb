import { expect, test, vi } from "vitest";
import { deviceLot } from "./lot.ts";

test("a device draws once, and keeps what it drew", () => {
  vi.spyOn(Math, "random").mockReturnValueOnce(0.25).mockReturnValueOnce(0.75);
  expect(deviceLot()).toBe(0.25);
  expect(deviceLot()).toBe(0.25);
});
