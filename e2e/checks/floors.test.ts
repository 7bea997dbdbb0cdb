import { expect, test } from "vitest";
import { keyOf, refusedBy, RIGHT, WRONG } from "#e2e/proofs/planted.ts";

const refused = refusedBy([...WRONG, ...RIGHT]);

test.each(WRONG)("the linter refuses that %s imports %s", (...planted) => expect(refused).toContain(keyOf(planted)));

test.each(RIGHT)("the linter lets %s import %s", (...planted) => expect(refused).not.toContain(keyOf(planted)));
