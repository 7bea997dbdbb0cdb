import { type CallCase } from "#app/api/testing/callCase.ts";
import { menu, menuAnswer, useMenu } from "./getMenu.ts";

const SOCCER = { SportID: 1, L: 2, T: 10, E: 30, MixParlay: 40, OutRight: 3 };
const TENNIS = { SportID: 7, L: 0, T: 1, E: 2, MixParlay: 3, OutRight: 1 };

/** GetMenu by example. */
export const menuCase: CallCase = {
  make: (client) => client.fetchQuery(menu({ language: "en-US" })),
  use: () => useMenu({ language: "en-US" }),
  every: 60_000,
  reads: menuAnswer,
  sends: "GET /api/odds/GetMenu?language=en-US",
  answer: { Code: 0, Sports: [SOCCER, TENNIS], Combos: [{ ComboID: 4, Name: "Ball games", Menus: [SOCCER] }] },
  becomes: {
    sports: [
      { sportId: 1, counts: { live: 2, today: 10, early: 30, parlay: 40, total: 42, outright: 3 } },
      { sportId: 7, counts: { live: 0, today: 1, early: 2, parlay: 3, total: 3, outright: 1 } },
    ],
    combos: [
      {
        id: 4,
        name: "Ball games",
        sports: [{ sportId: 1, counts: { live: 2, today: 10, early: 30, parlay: 40, total: 42, outright: 3 } }],
      },
    ],
  },
  torn: {
    answer: {
      Code: 0,
      Sports: [SOCCER, { L: 5 }, TENNIS],
      Combos: [null, { ComboID: 4, Name: "Ball games", Menus: [SOCCER, 8] }],
    },
    rows: 3,
  },
  fails: "envelope",
};
