import { PAGE } from "#app/addresses.ts";
import { useNavigate } from "@tanstack/react-router";
import { useLayoutEffect, useRef, useState } from "react";
import { type Selection } from "#app/domain/slip/selection.ts";
import { useCollects, useSlip } from "#app/stores/slip.ts";
import { ParlayBar } from "#app/components/slip/parlay/ParlayBar.tsx";
import { SlipFab } from "./SlipFab.tsx";
import { UndoBar } from "./UndoBar.tsx";
import styles from "./SlipFloat.module.css";

/** How a page shows the parlay: as a bar over its prices, docked at its foot, or as a round button (design 4.10). */
export type FloatStyle = "bar" | "docked" | "button";

/** The parlay folded to the round button until the next pick; the button takes the focus that the bar had (WCAG 2.4.3). */
function useFold(picks: readonly Selection[]) {
  const [foldedAt, foldAt] = useState<readonly Selection[]>();
  const fab = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  const folded = foldedAt === picks;
  useLayoutEffect(() => {
    if (folded && hadFocus.current) fab.current?.focus({ preventScroll: true });
    hadFocus.current = false;
  }, [folded]);
  const fold = () => {
    hadFocus.current = document.activeElement?.closest("aside") !== null;
    foldAt(picks);
  };
  return { fab, folded, fold };
}

interface SlipFloatProps {
  /** Absent = the page shows no parlay. */
  readonly style: FloatStyle | undefined;
  /** The page has a foot of its own, which is higher than the bottom bar. */
  readonly overFoot: boolean;
}

/** What floats over the page: the parlay being collected, and the way to undo a change (spec §2). */
export function SlipFloat({ style, overFoot }: SlipFloatProps) {
  const navigate = useNavigate();
  const picks = useSlip((slip) => slip.parlay);
  const parlay = useCollects();
  const open = () => void navigate({ to: PAGE.parlay });
  const { fab, fold, ...own } = useFold(picks);
  const shown = parlay && picks.length > 0 && style !== undefined;
  const folded = style === "button" || own.folded;
  const bar = style === "docked" ? "docked" : "bar";
  return (
    <>
      {shown && folded && <SlipFab fab={fab} count={picks.length} onOpen={open} />}
      {shown && !folded && (
        <>
          {/* room below the last price, so that the bar covers none */}
          <div className={styles.room} />
          <ParlayBar picks={picks} docked={style === "docked"} onOpen={open} onFold={fold} />
        </>
      )}
      <UndoBar raised={shown || (style === undefined && overFoot)} on={shown && !folded ? bar : undefined} />
    </>
  );
}
