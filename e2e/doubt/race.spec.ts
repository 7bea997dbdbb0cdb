import { expect, test } from "#e2e/steps/fixtures.ts";
import { betCalls, openSlip, placeButton, slipOf } from "#e2e/steps/slip.ts";
import { LONG } from "#e2e/steps/long.ts";

/** What the page shows at a pointer-down on the place button, and every single bet it then sends. */
interface Race {
  /** Price, line and amount as text, and what the button said. */
  painted: { readonly odds: string; readonly pick: string; readonly amount: string } | undefined;
  sent: { readonly Odds: number; readonly Hdp: string; readonly BetValue: number }[];
}

/** A small generator, so that a seed that fails can be run again. */
const dice = (seed: number) => (salt: number) => {
  const mixed = Math.imul((seed * 7_919 + salt * 104_729) ^ 0x9e37_79b9, 0x85eb_ca6b);
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 2 ** 32;
};

/** The totals of this race as they are written. */
const LINES: Readonly<Record<string, string>> = { "2.25": "2/2.5", "2.5": "2.5", "3.5": "3.5" };

const SEEDS = Array.from({ length: 200 }, (_, seed) => seed + 1);
const PER_TEST = 25;

for (let first = 0; first < SEEDS.length; first += PER_TEST) {
  const seeds = SEEDS.slice(first, first + PER_TEST);
  test(
    `BET-09: a refresh that comes 0 to 20 ms about the tap: what was painted is sent, or nothing (seeds ${seeds[0]} to ${seeds.at(-1)})`,
    LONG,
    async ({ page, world, open, pass, door }) => {
      test.setTimeout(240_000);
      await page.addInitScript(() => {
        const race: Race = { painted: undefined, sent: [] };
        Object.assign(window, { race });
        const text = (name: string) =>
          document.querySelector(`dialog[open] output[aria-label=${name}]`)?.textContent ?? "";
        document.addEventListener(
          "pointerdown",
          ({ target }) => {
            if (!(target instanceof Element) || !/Place bet|Accept/.test(target.closest("button")?.textContent ?? ""))
              return;
            const pick = document.querySelector("dialog[open]")?.textContent ?? "";
            race.painted = { odds: text("Odds"), amount: text("Amount"), pick };
          },
          { capture: true },
        );
        const real = window.fetch;
        window.fetch = async (input, init) => {
          const url = input instanceof Request ? input.url : String(input);
          if (url.endsWith("/bet/Bet")) {
            const body = input instanceof Request ? await input.clone().text() : String(init?.body as string);
            race.sent.push(JSON.parse(body) as Race["sent"][number]);
          }
          return real(input, init);
        };
      });
      await openSlip({ page, world, open, pass }, { amount: "500" });
      // every bet is refused with a dialog, so that the slip stays for the next seed
      world.nextCall({ path: "/api/bet/Bet", result: 12, times: Number.POSITIVE_INFINITY });
      let sent = 0;
      for (const seed of seeds) {
        const roll = dice(seed);
        await pass(600);
        const box = await placeButton(page).boundingBox();
        if (box === null) throw new Error("no button");
        await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
        if (roll(1) < 0.8) world.movePrice(502, 3, 1, Math.round((1.4 + roll(2)) * 100) / 100);
        else world.moveLine(502, 3, roll(3) < 0.5 ? 2.5 : 3.5);
        const late = Math.floor(roll(4) * 20);
        world.nextCall({ path: "GetTicketOdds", delay: late });
        await page.evaluate(() =>
          Object.assign((window as never as { race: Race }).race, { painted: undefined, sent: [] }),
        );
        // the refresh falls due, and its answer comes some ms before, between or after down and up
        const due = pass(10_000);
        await page.waitForTimeout(Math.floor(roll(5) * 40));
        await page.mouse.down();
        if (roll(6) < 0.5) await page.waitForTimeout(Math.floor(roll(7) * 30));
        await page.mouse.up();
        await due;
        await expect(slipOf(page).getByText("Placing…")).toBeHidden();
        const seen = await page.evaluate(() => (window as never as { race: Race }).race);
        expect(seen.sent.length, `seed ${seed}: bets of one tap`).toBeLessThanOrEqual(1);
        const [body] = seen.sent;
        const dialog = page.getByRole("alertdialog", { name: "Bet failed" });
        expect(await dialog.isVisible(), `seed ${seed}: an answer for a bet, none without`).toBe(body !== undefined);
        if (body === undefined) continue;
        expect(seen.painted, `seed ${seed}: a bet without a tap`).toBeDefined();
        expect(Number(seen.painted?.odds), `seed ${seed}: price`).toBe(body.Odds);
        expect(Number(seen.painted?.amount.replace(",", "")), `seed ${seed}: amount`).toBe(body.BetValue);
        expect(seen.painted?.pick, `seed ${seed}: line`).toContain(`Over ${LINES[body.Hdp] ?? "?"}`);
        sent += 1;
        await dialog.getByRole("button", { name: "OK" }).click();
        await expect(dialog).toBeHidden();
      }
      expect(betCalls(door.requests)).toHaveLength(sent);
      // the race is real: some taps were sent, and some met a change and were not
      expect(sent).toBeGreaterThan(0);
      expect(sent).toBeLessThan(seeds.length);
    },
  );
}
