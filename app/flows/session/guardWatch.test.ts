import { createMemoryHistory } from "@tanstack/react-router";
import { beforeEach, expect, test } from "vitest";
import { becomeMember, becomeVisitor } from "#app/stores/session.ts";
import { asked } from "./guards.ts";
import { watchGuards } from "./guardWatch.ts";

const BET = "/pages/betrecord/bet?betId=88301921740000001";

const history = createMemoryHistory({ initialEntries: ["/"] });
watchGuards(history, (path) => path === "/pages/betrecord/bet");

beforeEach(() => {
  becomeVisitor(true);
  asked.page = undefined;
  history.replace("/");
});

test("the page that needed a login comes after it, with its query, once", () => {
  asked.page = BET;
  becomeMember("jason88");
  expect(history.location.href).toBe(BET);
  history.replace("/");
  becomeVisitor(true);
  becomeMember("jason88");
  expect(history.location.href).toBe("/");
});

test("not after the visitor went elsewhere", () => {
  asked.page = BET;
  history.push("/pages/setting/setting");
  history.push("/");
  becomeMember("jason88");
  expect(history.location.href).toBe("/");
});

test("a member's page gives way to the index when its member goes, or gives way to another", () => {
  becomeMember("jason88");
  history.push(BET);
  becomeMember("somchai");
  expect(history.location.href).toBe("/");
  history.push(BET);
  becomeVisitor(true);
  expect(history.location.href).toBe("/");
});
