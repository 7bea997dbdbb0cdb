import { Dialogs } from "#app/components/shell/over/Dialogs.tsx";
import { type Receipt } from "#app/domain/bets/receipt.ts";
import { type JournalEntry } from "#app/domain/slip/attempt.ts";
import { type DialogContent, showDialog } from "#app/stores/dialog.ts";
import { BET_REFUSALS, KEPT } from "#app/text/refusals.ts";
import { type PartState, type Room } from "./entry.ts";
import { OPEN_BET } from "./examples.ts";

type Kind = DialogContent["kind"];

/** What is said of a dialog besides its kind. */
type Said<K extends Kind> = Omit<Extract<DialogContent, { readonly kind: K }>, "kind">;

const [LEG] = OPEN_BET.legs;

const ENTRY: JournalEntry = {
  ref: "r1",
  account: "jason88",
  kind: "single",
  quotes: [],
  stake: 500,
  payment: 500,
  combCount: 1,
  at: Date.UTC(2026, 10, 21, 9, 12),
  knownIds: [],
};

const RECEIPT: Receipt = {
  ref: "r1",
  kind: "single",
  betIds: [OPEN_BET.id],
  proof: "found",
  status: "accepted",
  combCount: 1,
  legs: LEG === undefined ? [] : [{ ...LEG, outLevel: 0, oddsStyle: 2, score: [2, 1] }],
  stake: 500,
  payment: 500,
  back: 975,
  currency: "THB",
  balance: 750.5,
  placedAt: ENTRY.at,
};

/** Every kind of dialog, in each of the ways in which it can be told. */
const CONTENTS: { readonly [K in Kind]: Readonly<Record<string, Said<K>>> } = {
  login: { "": {} },
  sessionEnded: { "": {} },
  linkRefused: { "": { name: "Jason" } },
  deposit: {
    "": { said: "" },
    "so much is lacking": { said: "", lacks: 250 },
    "in the server's words": { said: "Please top up" },
  },
  betPlaced: {
    "": { receipt: RECEIPT },
    looking: { receipt: { ...RECEIPT, proof: "looking", status: "waiting", betIds: [] } },
    missing: { receipt: { ...RECEIPT, proof: "missing", status: "waiting" } },
    refused: { receipt: { ...RECEIPT, status: "refused" } },
    cancelled: { receipt: { ...RECEIPT, status: "cancelled" } },
  },
  betTwice: {
    "": { ref: "r1", betIds: ["8830192250", "8830192251"], alike: false },
    alike: { ref: "r1", betIds: ["8830192250", "8830192251"], alike: true },
  },
  betAsked: {
    "one that stands alone": { entry: ENTRY, bets: [OPEN_BET], alone: true },
    one: { entry: ENTRY, bets: [OPEN_BET], alone: false },
    several: { entry: ENTRY, bets: [OPEN_BET, { ...OPEN_BET, id: "8830192251" }], alone: false },
  },
  betRefused: {
    "": { reason: BET_REFUSALS.matchLimit, said: "" },
    "with what was kept": { reason: BET_REFUSALS.tooOften, said: "", kept: KEPT },
  },
  betDoubt: { "not found": { found: "notFound", entry: ENTRY }, unknown: { found: "stillUnknown", entry: ENTRY } },
  bonus: { "on its way": { matchId: 501, teams: "Arsenal v Manchester United" } },
  sold: { "a part": { betId: OPEN_BET.id, back: 212.4, left: 300 }, all: { betId: OPEN_BET.id, back: 531, left: 0 } },
  soldTwice: { "": { betId: OPEN_BET.id } },
  message: { "": { code: 4, said: "" }, "in the server's words": { code: 4, said: "The lines are busy." } },
  realityCheck: { "": { minutes: 30, spent: 1_500 } },
  noAddress: {
    home: { which: "home" },
    "game home": { which: "gameHome" },
    login: { which: "login" },
    recharge: { which: "recharge" },
  },
};

/** The height of a dialog's stage, px, where more than a sentence has to find room. */
const HEIGHTS: Partial<Record<Kind, number>> = {
  betPlaced: 700,
  betAsked: 780,
  betDoubt: 520,
  betRefused: 520,
  betTwice: 520,
};

const heightOf = (kind: Kind): number => HEIGHTS[kind] ?? 440;

const stateOf = (kind: Kind, said: object): PartState => ({
  stage: heightOf(kind),
  before: (app) => showDialog(app, { kind, ...said } as DialogContent),
  draw: () => <Dialogs />,
});

/** Every dialog that can come over a page. */
export const DIALOGS: Room = Object.fromEntries(
  Object.entries(CONTENTS).map(([kind, told]) => [
    `Dialog ${kind}`,
    Object.fromEntries(
      Object.entries(told).map(([name, said]) => [name === "" ? "told" : name, stateOf(kind as Kind, said)]),
    ),
  ]),
);
