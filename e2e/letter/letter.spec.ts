import { expect, test } from "#e2e/steps/fixtures.ts";
import { answeredOf } from "#e2e/steps/answered.ts";
import { listen, type Notes } from "./notes.ts";
import { PENDING } from "./pending.ts";
import { TABLE } from "./table.ts";
import { faultOf, movedAway } from "./fault.ts";
import { isSeen, type Row } from "./row.ts";
import { lists, parlay, slip, visitor } from "./betScenes.ts";
import { faults } from "./faultScenes.ts";
import { area2, broke, pages, records } from "./memberScenes.ts";

/** Whether the scene of these notes is the one in which a requirement is looked for. */
function isHere({ look }: Row, scene: string, { screens }: Notes): boolean {
  if (look.kind === "call") return look.scene === scene;
  return isSeen(look) && screens.has(look.screen);
}

const HOME = "http://127.0.0.1:4173/operator/back";

for (const [scene, operator] of [
  [visitor, { gameHomeUrl: undefined }],
  [lists, {}],
  [slip, {}],
  [parlay, {}],
  [records, {}],
  [pages, {}],
  [area2, { homeUrl: HOME }],
  [broke, { features: { sports: [1] } }],
  [faults, {}],
] as const) {
  test.describe(scene.name, () => {
    test.use({ operator });

    test(`the words, orders and calls of the specification: ${scene.name}`, async ({ page, world, open, pass }) => {
      const notes = await listen(page);
      const answered = await answeredOf(page);
      // a call whose answer is late would delay the next one of its kind by leaps
      const leap = async (ms: number) => {
        await pass(ms);
        await answered();
      };
      await scene({ page, world, open, pass: leap, notes });
      const rows = TABLE.filter((row) => isHere(row, scene.name, notes));
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows) {
        const says = `§${row.at} ${row.words}`;
        const fault = faultOf(row, notes);
        if (PENDING.has(row.words)) {
          expect.soft(fault, `${says}: is there now, so it is pending no more`).toBeDefined();
          continue;
        }
        expect.soft(fault, says).toBeUndefined();
        // a requirement that no move away from it could fail would prove nothing
        if (fault === undefined)
          for (const moved of movedAway(row, notes))
            expect.soft(faultOf(row, moved), `${says}: moved away`).toBeDefined();
      }
    });
  });
}
