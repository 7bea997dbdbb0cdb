import { afterEach, expect, test, vi } from "vitest";
import { createQueryClient } from "./queryClient.ts";

afterEach(() => vi.restoreAllMocks());

test.each([
  ["visible", "always"],
  ["hidden", false],
] as const)("when the line is back, a %s page asks for what it shows: %s", (visibility, refetched) => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(visibility);
  const { refetchOnReconnect } = createQueryClient().getDefaultOptions().queries ?? {};
  expect(typeof refetchOnReconnect === "function" && refetchOnReconnect(undefined as never)).toBe(refetched);
});
