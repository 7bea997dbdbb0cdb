import { expect, test } from "vitest";
import { ruleChapters, strongParts } from "./ruleText.ts";

test("chapters are read with their sections, paragraphs, lists and examples", () =>
  expect([
    ...ruleChapters(
      "# Soccer {#sport-1}\n\n## Handicap\n\nOne team\nstarts ahead.\n\n- first\n- second\n\n| −0.5, draw | - Lost |\n| +0.5, draw | + Won |\n| 0, draw | = Draw |\n\n## Totals\n\nAll goals.\n\n# Parlays {#parlay}\n",
    ),
  ]).toEqual([
    [
      "sport-1",
      {
        title: "Soccer",
        sections: [
          {
            title: "Handicap",
            blocks: [
              { kind: "words", text: "One team starts ahead." },
              { kind: "list", items: ["first", "second"] },
              {
                kind: "examples",
                rows: [
                  { text: "−0.5, draw", outcome: "Lost", side: "down" },
                  { text: "+0.5, draw", outcome: "Won", side: "up" },
                  { text: "0, draw", outcome: "Draw", side: "even" },
                ],
              },
            ],
          },
          { title: "Totals", blocks: [{ kind: "words", text: "All goals." }] },
        ],
      },
    ],
    ["parlay", { title: "Parlays", sections: [] }],
  ]));

test("strong parts are told apart", () => expect(strongParts("A **0/0.5** line")).toEqual(["A ", "0/0.5", " line"]));
