import { payout } from "#app/domain/odds/payout.ts";
import { dataOf } from "#e2e/conform/answers.ts";
import {
  betOn,
  isTaken,
  listedBet,
  needsRef,
  openBets,
  sentBet,
  takenBet,
  ticketOf,
  unlessMoved,
} from "#e2e/conform/betting.ts";
import { type Check } from "#e2e/conform/check.ts";
import { parlayOf } from "#e2e/conform/parlay.ts";
import { skip } from "#e2e/conform/skip.ts";
import { type Answer } from "#e2e/conform/wire.ts";
import { type BetRecordData } from "#mocks/ledger/recordData.ts";
import { isOddsStyle } from "#app/domain/odds/odds.ts";

const cents = (amount: number | undefined): number => Math.round((amount ?? 0) * 100);

export const BETS: readonly Check[] = [
  {
    id: "C46",
    title: "Bet answers a BetID, and the bet is in GetUnSettleBetList within 10 s",
    cites: "contract, POST Bet",
    needs: "write",
    run: async ({ book, find }) => {
      const sent = await sentBet(book);
      const { answer, record } = await listedBet(book, sent);
      if (record === undefined)
        find(`bet ${String(sent.data?.BetID)} was taken and is not in the list after 10 s`, answer);
    },
  },
  {
    id: "C47",
    title: "the record has what was sent",
    cites: "contract, BetRecord",
    needs: "write",
    run: async ({ book, find }) => {
      const { body, record, ref, listed } = await takenBet(book);
      const leg = record.Legs[0];
      const fields = {
        OddsStyle: record.OddsStyle,
        Odds: record.Odds,
        BetValue: record.BetValue,
        MatchID: leg?.MatchID,
        MarketID: leg?.MarketID,
        CouID: leg?.CouID,
        BetPos: leg?.BetPos,
        // text, compared as a number
        Hdp: Number(leg?.Hdp) === Number(body["Hdp"]) ? body["Hdp"] : leg?.Hdp,
        ClientRef: record.ClientRef ?? ref,
      };
      for (const [name, value] of Object.entries(fields))
        if (value !== body[name])
          find(`${name} ${String(body[name])} was sent, the record has ${String(value)}`, listed);
    },
  },
  {
    id: "C48",
    title: "the same ClientRef twice is the same bet, booked once",
    cites: "contract, Bets",
    needs: "write",
    run: async ({ book, find }) => {
      const first = await takenBet(book);
      needsRef(first.record);
      const again = await book.wire.ask("Bet", { body: first.body });
      const BetID = (again.json as { Data?: { BetID?: string } } | undefined)?.Data?.BetID;
      if (first.data?.BetID !== BetID) find(`BetID ${String(first.data?.BetID)}, then ${String(BetID)}`, again);
      const { answer, bets } = await openBets(book);
      const booked = bets.filter(({ ClientRef }) => ClientRef === first.ref).length;
      if (booked > 1) find(`${booked} bets of one ClientRef`, answer);
    },
  },
  {
    id: "C49",
    title: "the same ClientRef with another amount is no second bet",
    cites: "contract, Bets",
    needs: "write",
    run: async ({ book, find }) => {
      // the list may have a bet only after a while: the first one must be in it before they are counted
      const first = await takenBet(book);
      needsRef(first.record);
      const before = (await openBets(book)).bets.length;
      // with its own ticket: a used one would be refused anyway
      const fresh = await ticketOf(book);
      const other = await betOn(book, { ticketed: fresh, ref: first.ref, amount: Number(first.body["BetValue"]) + 1 });
      if (isTaken(other) && other.data?.BetID !== first.data?.BetID) await listedBet(book, other);
      const { bets } = await openBets(book);
      if (bets.length > before) find("a second bet was booked", other.answer);
    },
  },
  {
    id: "C50",
    title: "an old price without auto-accept is result 3 with NewOdds",
    cites: "domain H5",
    needs: "write",
    run: async ({ book, find }) => {
      const ticketed = await ticketOf(book, 2);
      const { result, data, answer } = await betOn(book, {
        ticketed,
        change: { Odds: ticketed.ticket.CurrentOdds + 0.5 },
      });
      if (result !== 3 || typeof data?.NewOdds !== "number")
        find(`Result ${String(result)}, NewOdds ${String(data?.NewOdds)}`, answer);
    },
  },
  {
    id: "C51",
    title: "a changed line is result 3 with NewHdp",
    cites: "domain H5",
    needs: "write",
    run: async ({ book, find }) => {
      const ticketed = await ticketOf(book, 2, ({ row }) => row[0] !== "");
      const Hdp = String(Number(ticketed.ticket.Hdp) + 0.25);
      const { result, data, answer } = await betOn(book, { ticketed, change: { Hdp } });
      if (result !== 3 || typeof data?.NewHdp !== "string")
        find(`Result ${String(result)}, NewHdp ${String(data?.NewHdp)}`, answer);
    },
  },
  {
    id: "C52",
    title: "Payment and WillWin are worked out by the rule",
    cites: "domain A8",
    needs: "write",
    run: async ({ book, find }) => {
      const { record, listed } = await takenBet(book);
      const { OddsStyle, Odds, BetValue, Payment, WillWin, Legs } = record;
      if (!isOddsStyle(OddsStyle)) return;
      const due = payout({ stake: BetValue, odds: Odds, style: OddsStyle, marketId: Legs[0]?.MarketID ?? 0 });
      if (due === undefined) return;
      if (cents(Payment) !== cents(due.payment)) find(`Payment ${Payment}, by the rule ${due.payment}`, listed);
      if (WillWin !== undefined && cents(WillWin) !== cents(due.win))
        find(`WillWin ${WillWin}, by the rule ${due.win}`, listed);
    },
  },
  {
    id: "C53",
    title: "MixBet answers one id an item, and Payment is the unit stake times the combinations",
    cites: "contract, POST MixBet",
    needs: "write",
    run: async ({ book, find }) => {
      const { answer, unit, result, ids } = await unlessMoved(() => parlayOf(book));
      if (result !== 0) skip(`the smallest parlay is refused: Result ${result}`);
      if (ids === undefined) skip("no BetIDs are offered");
      if (ids.length !== 1) {
        find(`${ids.length} ids for one item`, answer);
        return;
      }
      const one: Answer = await book.wire.ask("GetBet", { query: { betId: ids[0], language: "en-US" } });
      const record = dataOf<BetRecordData>(one);
      if (cents(record.Payment) !== cents(unit * (record.CombCount ?? 1)))
        find(`Payment ${record.Payment} of unit stake ${unit} times ${String(record.CombCount)}`, one);
    },
  },
];
