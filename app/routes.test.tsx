import { testApp } from "#app/application/testing/testApp.ts";
import { beforeAll, expect, test } from "vitest";
import { PAGE } from "./addresses.ts";
import { createAppRouter, isGuarded } from "./routes.tsx";

beforeAll(() => void createAppRouter(testApp()));

test.each([PAGE.bets, PAGE.bet, PAGE.cashOut, PAGE.favourites])("%s needs a login", (path) => {
  expect(isGuarded(path)).toBe(true);
});

test.each(["/", PAGE.login, PAGE.search, "/nowhere"])("%s needs none", (path) => {
  expect(isGuarded(path)).toBe(false);
});
