import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { allIds, markMatches, pruneMatches } from "./favourites.ts";

const MARKED = { 1: [501, 502], 2: [601] };

describe("favourites", () => {
  test("a marked match joins the group of its sport, once", () => {
    expect(markMatches(MARKED, [{ id: 503, sportId: 1 }], true)).toEqual({ 1: [501, 502, 503], 2: [601] });
    expect(markMatches(MARKED, [{ id: 501, sportId: 1 }], true)).toEqual({ 1: [502, 501], 2: [601] });
    expect(markMatches({}, [{ id: 611, sportId: 7 }], true)).toEqual({ 7: [611] });
  });

  test("an unmarked match leaves, and its sport with the last one", () => {
    expect(markMatches(MARKED, [{ id: 601, sportId: 2 }], false)).toEqual({ 1: [501, 502] });
  });

  test("a match the server dropped leaves by itself", () => {
    expect(pruneMatches(MARKED, new Set([502, 601]))).toEqual({ 1: [501] });
    expect(pruneMatches(MARKED, new Set([999]))).toBe(MARKED);
  });

  test("marking and unmarking any matches leaves exactly what was there besides", () => {
    const matches = fc.uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 50 }), sportId: fc.constant(1) }), {
      selector: ({ id }) => id,
    });
    fc.assert(
      fc.property(matches, matches, (first, second) => {
        const marked = markMatches(markMatches({}, first, true), second, true);
        const left = allIds(markMatches(marked, second, false));
        const gone = new Set(second.map(({ id }) => id));
        expect(left).toEqual(new Set(first.map(({ id }) => id).filter((id) => !gone.has(id))));
      }),
    );
  });
});
