import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { testApp } from "#app/application/testing/testApp.ts";
import { parseConfig, setConfig } from "#app/config.ts";
import { CHECK_PAGE } from "#app/addresses.ts";
import { watchOperator } from "./operatorWatch.ts";

const reload = vi.fn<() => void>();
let stop = (): void => undefined;

beforeEach(() => setConfig(parseConfig({}), {}));

afterEach(() => {
  stop();
  reload.mockClear();
  vi.unstubAllGlobals();
});

test("the check page is opened also where its address was set before anything watched for it", () => {
  vi.stubGlobal("location", { hash: CHECK_PAGE, reload });
  stop = watchOperator(testApp());
  expect(reload).toHaveBeenCalledTimes(1);
});

test("any other address reloads nothing", () => {
  vi.stubGlobal("location", { hash: "#/pages/index/index", reload });
  stop = watchOperator(testApp());
  dispatchEvent(new Event("hashchange"));
  expect(reload).not.toHaveBeenCalled();
});
