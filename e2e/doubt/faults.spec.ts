import { expect } from "@playwright/test";
import { type ProxyFault } from "#e2e/steps/faultProxy.ts";
import { booked, placeButton, placedDialog, rowOf, slipOf, typeAmount } from "#e2e/steps/slip.ts";
import { betsArrived, openWireSlip, test } from "#e2e/steps/wire.ts";
import { after, LONG } from "#e2e/steps/long.ts";

/** Faults after which the bet stands: it is found in the list, once, and never called failed. */
const STANDS: readonly (readonly [name: string, act: ProxyFault["act"]])[] = [
  ["an answer cut in the middle", { kind: "truncate" }],
  ["a 503 in place of the answer", { kind: "replace", status: 503, body: "<h1>Busy</h1>" }],
  ["a page in place of the answer", { kind: "replace", status: 200, body: "<h1>Sign in to the network</h1>" }],
  ["a 204 in place of the answer", { kind: "replace", status: 204, body: "" }],
];

for (const [at, [name, act]] of STANDS.entries()) {
  test(`BET-04: after ${name} the bet is found, once`, after(1, at), async ({ page, world, wire }) => {
    await openWireSlip(page, world, wire);
    wire.spoil({ path: "/api/bet/Bet", act });
    await placeButton(page).click();
    await expect(slipOf(page)).toContainText("Checking your bet");
    await expect(placedDialog(page)).toContainText(`ID ${booked(world)[0]?.id ?? ""}`);
    expect(booked(world)).toHaveLength(1);
  });
}

test(
  "BET-02: a call that is cut off before it arrives is not sent again by any layer of the app",
  LONG,
  async ({ page, world, wire }) => {
    await page.addInitScript(() => {
      const counted = window as unknown as { bets: number };
      counted.bets = 0;
      const real = window.fetch;
      window.fetch = (input, init) => {
        const url = input instanceof Request ? input.url : String(input);
        if (url.endsWith("/bet/Bet")) counted.bets += 1;
        return real(input, init);
      };
    });
    await openWireSlip(page, world, wire);
    wire.spoil({ path: "/api/bet/Bet", times: 9, act: { kind: "dropBefore" } });
    await placeButton(page).click();
    await expect(slipOf(page)).toContainText("Checking your bet");
    await page.waitForTimeout(4_000);
    expect(await page.evaluate(() => (window as unknown as { bets: number }).bets)).toBe(1);
    expect(booked(world)).toHaveLength(0);
  },
);

test(
  "BET-03: the browser's own repeat books twice on a server without refs, and both ids are said",
  LONG,
  async ({ page, world, wire }) => {
    await openWireSlip(page, world, wire);
    wire.rewrite = (path, text) => {
      if (!path.endsWith("/bet/Bet")) return text;
      const body = JSON.parse(text) as { ClientRef?: string; CouID: number; TicketID: string };
      delete body.ClientRef;
      // tickets that may be used again, as on a server that does not check them
      return JSON.stringify({ ...body, TicketID: world.tickets.issue(502, body.CouID) });
    };
    wire.spoil({ path: "/api/bet/Bet", act: { kind: "dropAfter" } });
    await placeButton(page).click();
    // the repeat was answered: one bet is surely ours, and whether both are is for the member to say
    const told = page.getByRole("alertdialog", { name: "Two bets look the same" });
    await expect(told).toBeVisible({ timeout: 20_000 });
    const placed = booked(world);
    expect(placed).toHaveLength(betsArrived(wire));
    // this is the browser at work: the page called once
    expect(placed).toHaveLength(2);
    for (const { id } of placed) await expect(told).toContainText(id);
  },
);

test(
  "BET-17: a balance that was asked for before the bet does not overwrite the one of its answer",
  LONG,
  async ({ page, world, wire }) => {
    await openWireSlip(page, world, wire);
    await slipOf(page).getByRole("button", { name: "Close" }).click();
    wire.spoil({ path: "GetUserInfo", act: { kind: "hold" } });
    await page.waitForTimeout(2_200);
    await page.getByRole("button", { name: /Refresh balance$/ }).click();
    await rowOf(page, /Manchester United/)
      .getByRole("button", { name: /^Over/ })
      .first()
      .click();
    await typeAmount(page, "500");
    await expect(placeButton(page)).toBeEnabled();
    await placeButton(page).click();
    await expect(placedDialog(page)).toBeVisible();
    wire.release();
    await page.getByRole("button", { name: "Done" }).click();
    await page.waitForTimeout(300);
    await expect(page.getByRole("banner")).toContainText("11,980.50");
  },
);

test("NET-06: calls that hang do not keep a bet from leaving", async ({ page, world, wire }) => {
  await openWireSlip(page, world, wire);
  wire.spoil({ path: "GetLiveMatchOdds", times: 20, act: { kind: "hang" } });
  wire.spoil({ path: "GetMenu", times: 20, act: { kind: "hang" } });
  await placeButton(page).click();
  await expect(placedDialog(page)).toBeVisible();
  expect(booked(world)).toHaveLength(1);
});
