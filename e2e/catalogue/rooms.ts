import "#app/components/shell/features.ts";
import { BETS } from "./bets.tsx";
import { DIALOGS } from "./dialogs.tsx";
import { type Room } from "./entry.ts";
import { LAYERS } from "./layers.tsx";
import { PRICES } from "./prices.tsx";
import { ROWS } from "./rows.tsx";
import { SLIPS } from "./slips.tsx";
import { UI } from "./ui.tsx";

/** The catalogue: its rooms in their order, each with its parts. */
export const ROOMS: Readonly<Record<string, Room>> = {
  ui: { ...UI, ...LAYERS },
  prices: PRICES,
  rows: ROWS,
  bets: BETS,
  slips: SLIPS,
  dialogs: DIALOGS,
};
