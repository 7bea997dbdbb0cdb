import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { expect, test } from "vitest";
import { testApp } from "#app/application/testing/testApp.ts";
import { type BetRecord } from "#app/domain/bets/bet.ts";
import { betOf, entryOf } from "#app/flows/testing/lostBet.ts";
import { closeLine, openLine } from "#app/stores/journal.ts";
import { ownerOf } from "#app/stores/storage/owner.ts";
import { useSession } from "#app/stores/session.ts";
import { testRoot } from "#app/components/views/testing/testRoot.ts";
import { BetAudit } from "./BetAudit.tsx";

const page = testRoot();

function draw(bet: BetRecord): void {
  const app = testApp();
  useSession.of(app).setState({ phase: "member", account: "jason88" });
  act(() =>
    page.root.render(
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={app.client}>
          <BetAudit bet={bet} timeZone={8} />
        </QueryClientProvider>
      </I18nProvider>,
    ),
  );
}

test("PRI-04: an outright, whose record names no match, says how the server took it", () => {
  const entry = entryOf("r1", ownerOf("jason88"));
  const [quote] = entry.quotes;
  if (quote === undefined) throw new Error("an attempt has a quote");
  openLine({ ...entry, kind: "outright", quotes: [{ ...quote, matchId: 9001, couId: 77, betPos: 1 }] });
  closeLine("r1", "accepted", ["b1"]);
  const bet = betOf("b1");
  const [leg] = bet.legs;
  if (leg === undefined) throw new Error("a bet has a leg");
  draw({
    ...bet,
    kind: "outright",
    legs: [{ ...leg, marketId: 100, matchId: 0, couId: 77, betPos: 0, runner: "Arsenal" }],
  });
  expect(page.place.textContent).toContain("As accepted");
  expect(page.place.querySelector("caption")?.textContent).toContain("Arsenal");
});

test("PRI-04: a bet that this device did not place has no such card", () => {
  draw(betOf("b2"));
  expect(page.place.textContent).toBe("");
});
