import { expect, test } from "vitest";
import { menu } from "#app/api/odds/getMenu.ts";
import { testApp } from "#app/application/testing/testApp.ts";
import { useList } from "#app/stores/list.ts";
import { lastCombos } from "#app/stores/combos.ts";
import { watchCombo } from "./comboWatch.ts";

const menuOf = (...ids: readonly number[]) => ({
  sports: [],
  combos: ids.map((id) => ({ id, name: `group ${id}`, sports: [] })),
});

const { queryKey } = menu({ language: "en-US" });

test("a group of sports that the menu no longer has gives way to all sports", () => {
  const app = testApp();
  const chosen = () => useList.of(app).getState().comboId;
  const choose = (comboId: number) => useList.of(app).setState({ comboId });
  choose(7);
  const stop = watchCombo(app);
  expect(chosen()).toBe(7);
  app.client.setQueryData(queryKey, menuOf(1, 7));
  expect(chosen()).toBe(7);
  app.client.setQueryData(queryKey, menuOf(1, 2));
  expect(chosen()).toBe(0);
  stop();
  // a menu that was there before
  choose(7);
  watchCombo(app)();
  expect(chosen()).toBe(0);
});

test("spec §3: what the menu names is kept for the next visit, without its counts, until a menu names others", () => {
  const app = testApp();
  const { client } = app;
  client.setQueryData(queryKey, menuOf(1, 7));
  const stop = watchCombo(app);
  expect(lastCombos("en-US")).toEqual([
    { id: 1, name: "group 1" },
    { id: 7, name: "group 7" },
  ]);
  client.setQueryData(queryKey, menuOf(7));
  expect(lastCombos("en-US")).toEqual([{ id: 7, name: "group 7" }]);
  stop();
});
