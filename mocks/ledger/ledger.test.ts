import fc from "fast-check";
import { expect, test } from "vitest";
import { type BetReply, callerOf, orderOn, quote } from "#mocks/testing/caller.ts";
import { createWorld } from "#mocks/world/world.ts";

test("no money is made or lost: members and till together never change, whatever is bet, sold and settled", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat(500),
      fc.array(
        fc.record({
          desk: fc.nat(999),
          market: fc.constantFrom(1, 3, 5, 2, 7),
          pos: fc.constantFrom(1, 2),
          amount: fc.integer({ min: 10, max: 400 }),
          style: fc.integer({ min: 1, max: 5 }),
          wait: fc.constantFrom(0, 20_000, 900_000),
          sell: fc.boolean(),
        }),
        { maxLength: 14 },
      ),
      async (seed, acts) => {
        const own = createWorld({ size: "demo", seed });
        const caller = await callerOf(own, "jason88");
        const member = own.members.get("jason88");
        const sum = () => (member?.cents ?? 0) + (own.ledger.till.get("USD") ?? 0);
        const desks = [...own.book.on(3), ...own.book.on(2)].filter(
          ({ fixture }) => fixture.sportId === 1 || fixture.sportId === 2,
        );
        const start = sum();
        for (const one of acts) {
          const match = desks[one.desk % desks.length]?.fixture.id ?? 0;
          const pick = { match, market: one.market, pos: one.pos, style: one.style };
          const held = await quote(caller, pick);
          if (held.Code === 0) {
            const placed = await caller.post<BetReply>("/api/bet/Bet", orderOn(pick, held, one.amount));
            own.advance(one.wait);
            if (one.sell && placed.Data.BetID)
              await caller.post("/api/bet/Insurance", {
                BetID: placed.Data.BetID,
                SellValue: 5,
                Rate: 0,
                AcceptChange: 1,
              });
          }
          expect(sum()).toBe(start);
        }
        own.advance(30 * 3_600_000);
        expect(sum()).toBe(start);
        expect(
          [...own.shelf.open()].filter((held) =>
            held.legs.every(({ kickoff }) => kickoff < own.clock.now() - 8 * 3_600_000),
          ),
        ).toEqual([]);
        expect(member?.cents).toBeGreaterThanOrEqual(0);
      },
    ),
    { numRuns: 15 },
  );
}, 60_000);
