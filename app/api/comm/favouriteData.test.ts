import { testApp } from "#app/application/testing/testApp.ts";
import { describe, expect, test } from "vitest";
import { send } from "#app/api/testing/callCase.ts";
import { failureOf } from "#app/api/testing/failureOf.ts";
import { openServer } from "#app/api/testing/server.ts";
import { addFavorite } from "./addFavorite.ts";

const { answers } = openServer();

const mark = () => send(testApp().client, addFavorite(), { sportId: 1, matchId: 501 });

describe("a mark", () => {
  test("is taken by bare true, and by an envelope that says 0", async () => {
    answers(true);
    await expect(mark()).resolves.toBeUndefined();
    answers({ Code: 0 });
    await expect(mark()).resolves.toBeUndefined();
  });

  test("is refused by an envelope, with the server's words", async () => {
    answers({ Code: 3, Message: "Log in again" });
    expect(await failureOf(mark())).toMatchObject({ kind: "envelope", code: 3, said: "Log in again" });
  });

  test("is refused by bare false", async () => {
    answers(false);
    expect(await failureOf(mark())).toMatchObject({ kind: "envelope", code: -1 });
  });
});
