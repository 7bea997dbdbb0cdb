import { testApp } from "#app/application/testing/testApp.ts";
import { beforeEach, describe, expect, test } from "vitest";
import { type BetRecord } from "#app/domain/bets/bet.ts";
import { betOf, entryOf } from "#app/flows/testing/lostBet.ts";
import { type DialogContent, showDialog, useDialog } from "#app/stores/dialog.ts";
import { goRecharge } from "./cashier.ts";
import { goLogin } from "./prompts.ts";

const app = testApp();

const alike: readonly BetRecord[] = [betOf("b1"), betOf("b2")];
const asked: DialogContent = { kind: "betAsked", entry: entryOf("ref-1", "owner"), bets: alike, alone: false };

beforeEach(() => useDialog.of(app).setState({ content: undefined, waiting: [] }));

// the button of a slip is pressed in the moment in which a dialog comes
describe.each([
  ["to the cashier", goRecharge],
  ["to the sign-in", goLogin],
])("on the way %s", (_, go) => {
  test("the prompt that offered it is closed", () => {
    showDialog(app, go === goRecharge ? { kind: "deposit", said: "" } : { kind: "login" });
    go(app);
    expect(["deposit", "login"]).not.toContain(useDialog.of(app).getState().content?.kind);
  });

  test("a question about the member's money stays until it is answered", () => {
    showDialog(app, asked);
    go(app);
    expect(useDialog.of(app).getState().content).toBe(asked);
  });
});
