import { i18n } from "@lingui/core";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type Match, type MatchState } from "#app/domain/boards/match.ts";
import { line, match } from "#app/domain/watches/testing/watched.ts";
import { MatchFace } from "./MatchFace.tsx";
import { type PriceProps, type RowKit } from "./rowKit.ts";

i18n.load("en-US", {});
i18n.activate("en-US");

const Price = ({ halted }: PriceProps) => <i>{halted ? "closed" : "open"}</i>;

const kit: RowKit = {
  parts: { Price, Score: () => null },
  oddsStyle: 2,
  timeZone: 7,
  frozen: false,
  parlay: false,
  favourites: new Set(),
  pick: () => undefined,
  words: i18n,
  look: {},
};

const corners: Match = match({ id: 1502, mainId: 502, kind: 1, state: "running", markets: { 1: [line({})] } });

const pricesOf = (state: MatchState) => {
  const rows = { look: "pairs", markets: [1] } as const;
  const face = MatchFace({ kit, match: match({ id: 502, mainId: 502, state }), priced: corners, rows });
  return Array.from(renderToStaticMarkup(face).matchAll(/<i>(\w+)<\/i>/g), ([, word]) => word);
};

test("spec §2: an extension's prices in a row close with the row's match, before its own state comes", () => {
  expect(pricesOf("running")).toEqual(["open", "open"]);
  for (const state of ["ended", "abandoned", "postponed", "pending"] as const)
    expect(pricesOf(state)).toEqual(["closed", "closed"]);
});
