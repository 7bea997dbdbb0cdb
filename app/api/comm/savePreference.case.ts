import * as v from "valibot";
import { type CallCase } from "#app/api/testing/callCase.ts";
import { send } from "#app/api/testing/callCase.ts";
import { savePreference, useSavePreference } from "./savePreference.ts";

/** SavePreference by example: only what changed is sent. */
export const savePreferenceCase: CallCase = {
  make: (client) => send(client, savePreference(), { oddsStyle: 3, autoDark: false, matchSort: 1 }),
  use: useSavePreference,
  every: "sent",
  reads: v.object({}),
  sends: "POST /api/Comm/SavePreference",
  body: { OddsStyle: 3, AutoSwitchDarkMode: 0, SortTime: 1 },
  answer: { Code: 0 },
  becomes: undefined,
  fails: "envelope",
};
