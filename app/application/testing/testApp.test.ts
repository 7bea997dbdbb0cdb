import { expect, test, vi } from "vitest";
import { createQueryClient } from "#app/api/queryClient.ts";
import { endApps, testApp } from "./testApp.ts";

test("an app that has ended tries no lost call again", async () => {
  vi.useFakeTimers();
  const { client } = testApp(createQueryClient());
  const call = vi.fn<() => never>(() => {
    throw new Error("lost");
  });
  client.prefetchQuery({ queryKey: ["lost"], queryFn: call, retry: 1 }).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(500);
  endApps();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(call).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});
