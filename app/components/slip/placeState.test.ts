import { expect, test } from "vitest";
import { type SlipOrder, type SlipState } from "#app/domain/slip/slipState.ts";
import { type PlaceState, placeState } from "./placeState.ts";

type Stands = Pick<SlipState, "button" | "asks" | "area">;

/** What would be bet says nothing about the button. */
const ORDER = {} as SlipOrder;

const KEYPAD = { area: "keypad", asks: false } as const;

/** Every state that a suite may ask for (QA-04), each by what leads to it. */
const STATES: Readonly<Record<PlaceState, Stands>> = {
  amount: { ...KEYPAD, button: { does: "nothing", why: "empty" } },
  min: { ...KEYPAD, button: { does: "nothing", why: "belowMin" } },
  max: { ...KEYPAD, button: { does: "nothing", why: "aboveMax" } },
  login: { ...KEYPAD, button: { does: "logIn" } },
  balance: { ...KEYPAD, button: { does: "deposit", payment: 500 } },
  wait: { ...KEYPAD, button: { does: "wait", why: "arming" } },
  ready: { ...KEYPAD, button: { does: "place", order: ORDER } },
  changed: { ...KEYPAD, asks: true, button: { does: "place", order: ORDER } },
  sending: { ...KEYPAD, button: { does: "wait", why: "placing" } },
  unknown: { ...KEYPAD, area: "stillUnknown", button: { does: "lookAgain" } },
  closed: { ...KEYPAD, area: "closed", button: { does: "close" } },
  none: { ...KEYPAD, button: { does: "nothing", why: "covered" } },
};

test.each(Object.entries(STATES))("the button says %s", (state, stands) => {
  expect(placeState(stands)).toBe(state);
});
