import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { favorite } from "#app/api/comm/getFavorite.ts";
import { setTestAddresses } from "#app/api/testing/server.ts";
import { type App } from "#app/application/app.ts";
import { testApp } from "#app/application/testing/testApp.ts";
import { type Markable } from "#app/domain/boards/favourites.ts";
import { answerCalls, credentialsOf } from "#app/flows/testing/answered.ts";
import { useDialog } from "#app/stores/dialog.ts";
import { useSession } from "#app/stores/session.ts";
import { markFavourites } from "./favouriteMarks.ts";

const LEAGUE: readonly Markable[] = [1, 2, 3].map((id) => ({ id, sportId: 1 }));

let app: App;
/** For whom a match was marked. */
let asked: string[];
/** Answers the mark that is under way. */
let answer: (reply: unknown) => void;

const enters = (account: string) =>
  useSession.of(app).setState({ phase: "member", account, credentials: credentialsOf(account) });

const marked = () => app.client.getQueryData(favorite().queryKey);

/** What is sent next, after everything that could have been sent has been. */
const soon = () => new Promise((done) => setTimeout(done, 20));

beforeEach(() => {
  setTestAddresses();
  app = testApp();
  asked = [];
  answerCalls(({ account }) => {
    asked.push(account);
    return new Promise((reply) => (answer = reply));
  });
  enters("anna");
});

afterEach(() => vi.unstubAllGlobals());

test("the matches of a league are marked one after the other", async () => {
  markFavourites(app, LEAGUE, true);
  for (const count of [1, 2, 3]) {
    await vi.waitFor(() => expect(asked).toHaveLength(count));
    answer(true);
  }
  await soon();
  expect(asked).toEqual(["anna", "anna", "anna"]);
  expect(marked()).toEqual({ 1: [1, 2, 3] });
});

test.each([
  ["taken", true],
  ["refused", { Code: 4 }],
])("SES-04: what is left of a league is not marked for the next member, though the first was %s", async (_, reply) => {
  markFavourites(app, LEAGUE, true);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  app.client.clear();
  enters("bob");
  answer(reply);
  await soon();
  expect(asked).toEqual(["anna"]);
  expect(marked()).toBeUndefined();
  expect(useDialog.of(app).getState().content).toBeUndefined();
});

test("SES-04: nothing is marked for who signs in before the first match is sent", async () => {
  markFavourites(app, LEAGUE, true);
  enters("bob");
  await soon();
  expect(asked).toEqual([]);
  expect(marked()).toBeUndefined();
});
