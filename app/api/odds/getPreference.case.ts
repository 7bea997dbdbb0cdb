import { type CallCase } from "#app/api/testing/callCase.ts";
import { preference, preferenceAnswer, usePreference } from "./getPreference.ts";

/** GetPreference by example. */
export const preferenceCase: CallCase = {
  make: (client) => client.fetchQuery(preference()),
  use: () => usePreference(),
  every: "once",
  reads: preferenceAnswer,
  sends: "GET /api/odds/GetPreference",
  answer: {
    Code: 0,
    Message: "",
    AllowOddsStyle: [1, 2, 3, 4, 5, 6],
    OddsStyle: 1,
    TimeZone: 8,
    AutoSwitchDarkMode: 1,
    SortTime: 1,
    AutoAccept: 1,
    AcceptNotice: 1,
    Language: "th-TH",
    SpCtrl: { HasDarkMode: 0, HasBurma: 1, HasStats: 1, area: 2 },
  },
  becomes: {
    code: 0,
    refused: false,
    blockedCountry: false,
    message: "",
    allowedStyles: [1, 2, 3, 4, 5, 6],
    oddsStyle: 1,
    timeZone: 8,
    autoDark: true,
    matchSort: 1,
    autoAccept: 1,
    notification: true,
    language: "th-TH",
    hasDarkMode: false,
    hasBurma: true,
    hasStats: true,
    area: 2,
  },
  fails: "kept",
};
