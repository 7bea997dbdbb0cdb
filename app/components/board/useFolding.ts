import { useState } from "react";
import { type LeagueSection, openByDefault, type PlayType } from "#app/domain/boardOrder.ts";

interface Folding {
  readonly sections: readonly LeagueSection[];
  readonly open: ReadonlyMap<string, boolean>;
}

/** Decides once for each league whether it starts open, so that none folds by itself when others come. */
function learn(known: ReadonlyMap<string, boolean>, sections: readonly LeagueSection[], playType: PlayType): Folding {
  const opens = openByDefault(sections, playType);
  return { sections, open: new Map(sections.map(({ key }) => [key, known.get(key) ?? opens.has(key)])) };
}

/** Which leagues of a list are open, and how to fold one (spec §4, design 4.3). */
export function useFolding(sections: readonly LeagueSection[], playType: PlayType) {
  const [held, setHeld] = useState(() => learn(new Map(), sections, playType));
  let { open } = held;
  if (held.sections !== sections) {
    const next = learn(held.open, sections, playType);
    ({ open } = next);
    setHeld(next);
  }
  const fold = (key: string): void =>
    setHeld((now) => ({ ...now, open: new Map(now.open).set(key, !(now.open.get(key) ?? false)) }));
  return { open, fold };
}
