"use no memo";

import { useApp } from "#app/application/useApp.ts";
import { useLayoutEffect, useRef, useState } from "react";
import { type LeagueSection, openByDefault, type PlayType } from "#app/domain/boards/boardOrder.ts";
import { afterTouch } from "#app/ui/touch/afterTouch.ts";
import { foldsOf, keepFolds } from "#app/stores/folds.ts";

interface Folding {
  readonly sections: readonly LeagueSection[];
  readonly open: ReadonlyMap<string, boolean>;
}

/** Decides once for each league whether it starts open, so that none folds by itself when others come. */
function learn(known: ReadonlyMap<string, boolean>, sections: readonly LeagueSection[], playType: PlayType): Folding {
  const opens = openByDefault(sections, playType);
  return { sections, open: new Map(sections.map(({ key }) => [key, known.get(key) ?? opens.has(key)])) };
}

/**
 * Which leagues of a list are open, and how to fold one; they are as they were left when the list named `kept` is
 * shown again (spec §4, design 4.3).
 */
export function useFolding(sections: readonly LeagueSection[], playType: PlayType, kept: string) {
  const app = useApp();
  const [held, setHeld] = useState(() => learn(foldsOf(app, kept), sections, playType));
  let { open } = held;
  if (held.sections !== sections) {
    const next = learn(held.open, sections, playType);
    ({ open } = next);
    setHeld(next);
  }
  const left = useRef(open);
  useLayoutEffect(() => {
    left.current = open;
  }, [open]);
  useLayoutEffect(() => () => keepFolds(app, kept, left.current), [app, kept]);
  const fold = (key: string): void =>
    afterTouch(() => setHeld((now) => ({ ...now, open: new Map(now.open).set(key, !(now.open.get(key) ?? false)) })));
  return { open, fold };
}
