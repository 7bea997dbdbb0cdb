import { testApp } from "#app/application/testing/testApp.ts";
import { expect, test } from "vitest";
import { Failure } from "./failure.ts";
import { onFailure, reportEarlierFailures } from "./failures.ts";
import { createQueryClient } from "./queryClient.ts";

const app = testApp(createQueryClient());
const { client } = app;

const fail = (code: number) =>
  client
    .fetchQuery({
      queryKey: ["odds/GetMenu", code],
      queryFn: () => Promise.reject(new Failure("envelope", "odds/GetMenu", code)),
      meta: { open: true },
    })
    .catch(() => undefined);

test("what failed before anybody listened can be told, and what fails from then on is told once", async () => {
  await fail(5);
  const heard: [number, boolean][] = [];
  const hear = ({ code }: Failure, open: boolean) => void heard.push([code, open]);
  reportEarlierFailures(app, hear);
  expect(heard).toEqual([[5, true]]);
  const stop = onFailure(app, hear);
  await fail(4);
  expect(heard).toEqual([
    [5, true],
    [4, true],
  ]);
  stop();
  await fail(7);
  expect(heard).toHaveLength(2);
});

test("another app hears nothing of it", async () => {
  const heard: number[] = [];
  const stop = onFailure(testApp(createQueryClient()), ({ code }) => heard.push(code));
  await fail(6);
  stop();
  expect(heard).toEqual([]);
});
