import { PAGE } from "#app/pages.ts";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { type Selection } from "#app/domain/slip/selection.ts";
import { useCollects, useSlip } from "#app/stores/slip.ts";
import { ParlayBar } from "#app/components/slip/parlay/ParlayBar.tsx";
import { SlipFab } from "./SlipFab.tsx";
import { UndoBar } from "./UndoBar.tsx";
import styles from "./SlipFloat.module.css";

/** How the parlay stands on a page: a bar over its prices, docked at its foot, a round button, or not at all (design 4.10). */
export type FloatStyle = "bar" | "docked" | "button" | "none";

/** What floats over the page: the parlay while it is collected, and the way to take a change back (spec §2). */
export function SlipFloat({ style }: { readonly style: FloatStyle }) {
  const navigate = useNavigate();
  const picks = useSlip((slip) => slip.parlay);
  const parlay = useCollects();
  const open = () => void navigate({ to: PAGE.parlay });
  // folded until the next pick
  const [foldedAt, foldAt] = useState<readonly Selection[]>();
  const shown = parlay && picks.length > 0 && style !== "none";
  const folded = style === "button" || foldedAt === picks;
  return (
    <>
      {shown && folded && <SlipFab count={picks.length} onOpen={open} />}
      {shown && !folded && (
        <>
          {/* room below the last price, so that the bar covers none */}
          <div className={styles.room} />
          <ParlayBar picks={picks} docked={style === "docked"} onOpen={open} onFold={() => foldAt(picks)} />
        </>
      )}
      <UndoBar raised={shown || style === "none"} />
    </>
  );
}
