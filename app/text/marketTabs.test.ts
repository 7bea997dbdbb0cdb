import { expect, test } from "vitest";
import { PAGE_TABS } from "#app/domain/boards/matchPage.ts";
import { marketTabName } from "./marketTabs.ts";

test("the tabs of markets are named as in spec §2", () =>
  expect(PAGE_TABS.map((tab) => marketTabName(tab, 1).message)).toEqual([
    "Main",
    "Full",
    "First half",
    "Other",
    "Corner/Special",
  ]));

test("the tab of a half made of quarters has a message of its own, in the same English", () => {
  const [soccer, basketball] = [1, 2].map((sportId) => marketTabName("firstHalf", sportId));
  expect(basketball?.message).toBe(soccer?.message);
  expect(basketball?.id).not.toBe(soccer?.id);
  expect(marketTabName("main", 2).id).toBe(marketTabName("main", 1).id);
});
