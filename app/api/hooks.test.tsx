import { QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, test, vi } from "vitest";
import { testApp } from "#app/application/testing/testApp.ts";
import { CASES } from "./testing/cases.ts";

/** A poll that goes well. */
const state = {
  data: { 9001: "waiting" },
  dataUpdateCount: 3,
  dataUpdatedAt: 1_000,
  errorUpdatedAt: 0,
  errorUpdateCount: 0,
  error: null,
  isInvalidated: false,
};

vi.mock("./client.ts", async (original) => {
  const never = () => new Promise(() => undefined);
  return { ...(await original<object>()), get: never, call: never };
});

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  return () => vi.unstubAllGlobals();
});

test.each(Object.entries(CASES))("%s is called by its hook, at its interval", (name, { use, every }) => {
  const { client } = testApp();
  function Page() {
    use();
    return null;
  }
  const page = createRoot(document.createElement("div"));
  act(() =>
    page.render(
      <QueryClientProvider client={client}>
        <Page />
      </QueryClientProvider>,
    ),
  );
  const queries = client.getQueryCache().getAll();
  const paths = queries.map(({ queryKey: [path] }) => String(path).split("/").at(-1));
  const polls = queries.flatMap(({ observers }) =>
    observers.map(({ options: { refetchInterval: wait } }) =>
      typeof wait === "function" ? wait({ state } as never) : (wait ?? false),
    ),
  );
  // a write is no query: nothing is sent before it is
  const isWrite = every === "sent";
  expect(new Set(paths)).toEqual(new Set(isWrite ? [] : [name.replace("/{statsId}", "")]));
  expect(polls).toEqual(isWrite ? [] : [every === "once" ? false : every]);
  act(() => page.unmount());
});
