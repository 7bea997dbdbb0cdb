import { expect, test } from "vitest";
import { Failure } from "./failure.ts";
import { createQueryClient, onFailure } from "./queryClient.ts";

test("what failed before anybody listened is told to the first who does, once", async () => {
  const client = createQueryClient();
  const fail = (code: number) =>
    client
      .fetchQuery({
        queryKey: ["odds/GetMenu", code],
        queryFn: () => Promise.reject(new Failure("envelope", "odds/GetMenu", code)),
        meta: { open: true },
      })
      .catch(() => undefined);
  await fail(5);
  const heard: [number, boolean][] = [];
  const stop = onFailure(({ code }, open) => heard.push([code, open]));
  expect(heard).toEqual([[5, true]]);
  await fail(4);
  expect(heard).toEqual([
    [5, true],
    [4, true],
  ]);
  stop();
  await fail(7);
  onFailure(({ code }, open) => heard.push([code, open]))();
  expect(heard).toHaveLength(2);
});
