import { testApp } from "#app/application/testing/testApp.ts";
import { beforeEach, expect, test } from "vitest";
import { becomeMember, becomeVisitor } from "#app/stores/signIn.ts";
import { askedOf } from "./guards.ts";
import { watchGuards } from "./guardWatch.ts";

const app = testApp();

const BET = "/pages/betrecord/bet?betId=88301921740000001";

const { history } = app;
const asked = askedOf(app);
watchGuards(app, (path) => path === "/pages/betrecord/bet");

beforeEach(() => {
  becomeVisitor(app, true);
  asked.page = undefined;
  history.replace("/");
});

test("the page that needed a login comes after it, with its query, once", () => {
  asked.page = BET;
  becomeMember(app, "jason88");
  expect(history.location.href).toBe(BET);
  history.replace("/");
  becomeVisitor(app, true);
  becomeMember(app, "jason88");
  expect(history.location.href).toBe("/");
});

test("not after the visitor went elsewhere", () => {
  asked.page = BET;
  history.push("/pages/setting/setting");
  history.push("/");
  becomeMember(app, "jason88");
  expect(history.location.href).toBe("/");
});

test("a member's page gives way to the index when its member goes, or gives way to another", () => {
  becomeMember(app, "jason88");
  history.push(BET);
  becomeMember(app, "somchai");
  expect(history.location.href).toBe("/");
  history.push(BET);
  becomeVisitor(app, true);
  expect(history.location.href).toBe("/");
});
