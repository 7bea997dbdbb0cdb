import { expect, test } from "vitest";
import { callsWithoutHook, sourcesOfApp } from "./hooks.ts";

const sources = sourcesOfApp();

test("each call has a hook that the product uses", () => {
  expect(callsWithoutHook(sources)).toEqual([]);
});

test.each([
  ["a call without a hook", "app/api/odds/getTicketOdds.ts", /use(?=TicketOdds)/g, "GetTicketOdds"],
  ["a hook that nothing uses", "app/flows/slip/slipPrice.ts", /useTicketOdds/g, "GetTicketOdds"],
  ["a write that nothing reads", "app/components/slip/SlipButton.tsx", /useOrBet/g, "OrBet"],
  ["a board that no list shows", "app/flows/lists/board.ts", /\bliveMatchOdds/g, "GetLiveMatchOdds"],
  ["a call without a file", "app/api/stats/getMatchStats.ts", /const path/g, "match/{statsId}"],
])("%s is found", (_, file, name, call) => {
  const source = sources[file] ?? "";
  expect(source).toMatch(name);
  expect(callsWithoutHook({ ...sources, [file]: source.replaceAll(name, "other") })).toEqual([call]);
});
