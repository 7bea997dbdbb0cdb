"use no memo";

import { type App } from "#app/application/app.ts";
import { useApp } from "#app/application/useApp.ts";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { PriceStyles } from "#app/components/slip/PriceStyles.tsx";
import { SheetHead } from "#app/components/views/SheetHead.tsx";
import { compareOdds, formatOdds } from "#app/domain/odds/odds.ts";
import {
  hideTrail,
  type HeldPrice,
  notePriceMove,
  showTrail,
  type SeenPrice,
  trailOf,
  useHeldPrice,
} from "#app/stores/prices/priceTrail.ts";
import { useSettings } from "#app/stores/settings.ts";
import { clockText } from "#app/text/time/dateTexts.ts";
import { Sheet } from "#app/ui/layers/Sheet.tsx";
import { Slot } from "#app/components/views/slots.ts";
import { holdsOf } from "#app/stores/prices/holds.ts";
import { openHeld, watchPrice, watchShutTaps } from "./priceHold.ts";
import { TrailChart } from "./TrailChart.tsx";
import styles from "./PriceTrail.module.css";
import { directionOf } from "#app/domain/odds/direction.ts";

/** The prices seen so far, and the current one. */
function seenOf(app: App, { id, style, odds }: HeldPrice): readonly SeenPrice[] {
  const trail = trailOf(app, id, style);
  return odds === 0 || trail.at(-1)?.odds === odds ? trail : [...trail, { at: Date.now(), odds }];
}

interface Shown {
  readonly held: HeldPrice;
  readonly seen: readonly SeenPrice[];
  /** When it was opened, epoch ms. */
  readonly at: number;
}

const shownOf = (app: App, held: HeldPrice): Shown => ({ held, seen: seenOf(app, held), at: Date.now() });

/** A price in every allowed style, and how it moved since this page opened: a small chart and its last steps (design 4.1). */
export function PriceTrail() {
  const app = useApp();
  const { i18n, t } = useLingui();
  const held = useHeldPrice((state) => state.held);
  const timeZone = useSettings((settings) => settings.timeZone);
  useEffect(() => {
    const holds = holdsOf(app);
    holds.note = (...move) => notePriceMove(app, ...move);
    holds.watch = (...touch) => watchPrice(app, ...touch);
    holds.open = (...asked) => openHeld(app, ...asked);
    // a price without an alert, as that of an outright, shows its history
    return watchShutTaps(app, (held) => {
      if (!holds.offer?.(held) && held.odds !== 0) showTrail(app, held);
    });
  }, [app]);
  // its content stays while the sheet closes
  const [shown, setShown] = useState<Shown>();
  if (held !== undefined && held !== shown?.held) setShown(shownOf(app, held));
  if (shown === undefined) return null;
  const { style, title, odds: heldOdds } = shown.held;
  const ways = { up: t`Up`, down: t`Down` };
  const steps = shown.seen.map((step, at) => ({ ...step, before: shown.seen[at - 1]?.odds }));
  return (
    <Sheet open={held !== undefined} onClose={() => hideTrail(app)} label={t`Price history`}>
      <div className={styles.trail}>
        {/* beside a name a bare 0 would read as goals */}
        <SheetHead title={title.replace(/ 0$/, " (0)")} onClose={() => hideTrail(app)} />
        {heldOdds !== 0 && <PriceStyles odds={heldOdds} oddsStyle={style} />}
        {shown.seen.length < 2 ? (
          <p className={styles.none}>{t`This price has not moved since you opened the page.`}</p>
        ) : (
          <>
            <TrailChart points={shown.seen} style={style} until={shown.at} />
            <ol className={styles.steps}>
              {steps
                .toReversed()
                .slice(0, 8)
                .map(({ at, odds, before }) => {
                  const move = before === undefined ? 0 : compareOdds(before, odds, style);
                  const way = directionOf(move);
                  return (
                    <li key={at} className={styles.step}>
                      <span className={styles.when}>{clockText(i18n.locale, at, timeZone)}</span>
                      <span className={styles.price}>{formatOdds(odds, style)}</span>
                      <span className={styles.way} data-move={way}>
                        {way === undefined ? t`First seen` : ways[way]}
                      </span>
                    </li>
                  );
                })}
            </ol>
          </>
        )}
        <Slot name="priceSheet" given={{ held: shown.held }} />
        <p className={styles.note}>{t`Only changes seen since you opened this page.`}</p>
      </div>
    </Sheet>
  );
}
