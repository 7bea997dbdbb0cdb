import { testApp } from "#app/application/testing/testApp.ts";
import { expect, test } from "vitest";
import { failureOf } from "#app/api/testing/failureOf.ts";
import { openServer } from "#app/api/testing/server.ts";
import { send } from "#app/api/testing/callCase.ts";
import { refreshToken } from "./refreshToken.ts";

const { answers } = openServer();

test("a refusal of the access service is a failure with its code and words", async () => {
  answers({ ErrorCode: 12, ErrorMessage: "too old" });
  expect(await failureOf(send(testApp().client, refreshToken(), undefined))).toMatchObject({
    kind: "envelope",
    code: 12,
    said: "too old",
  });
});

test.each([{ ErrorCode: 0 }, { ErrorCode: 0, Token: "" }, { ErrorCode: 0, Token: null }])(
  "a success without a token is none: %j",
  async (answer) => {
    answers(answer);
    expect(await failureOf(send(testApp().client, refreshToken(), undefined))).toMatchObject({
      kind: "schema",
      code: -1,
    });
  },
);
