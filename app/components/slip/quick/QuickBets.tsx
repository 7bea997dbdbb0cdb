import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useApp } from "#app/application/useApp.ts";
import { formatMoney } from "#app/domain/odds/moneyText.ts";
import { formatOdds } from "#app/domain/odds/odds.ts";
import { type QuickMiss } from "#app/domain/slip/quickBet.ts";
import { watchCover } from "#app/flows/bets/covered.ts";
import { cancelQuickBet } from "#app/flows/quick/quickBet.ts";
import { watchSight } from "#app/flows/slip/facts/sight.ts";
import { type ShownRing, useQuickBet } from "#app/stores/quick/quickBet.ts";
import { choiceTitle } from "#app/text/choices.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { Spinner } from "#app/ui/views/Spinner.tsx";
import { QuickChip } from "./QuickChip.tsx";
import styles from "./QuickBets.module.css";

/** The two seconds as a ring that runs down; with reduced motion it stays still, and the text shows the time. */
function Ring({ size, icon }: { readonly size: number; readonly icon?: "undo" }) {
  return (
    <span className={styles.ring} style={{ inlineSize: size, blockSize: size }}>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <circle className={styles.track} cx="16" cy="16" r="14" />
        <circle className={styles.rest} cx="16" cy="16" r="14" pathLength="1" />
      </svg>
      {icon && <Icon name={icon} size={14} />}
    </span>
  );
}

/** What is shown over the tapped price; the price keeps its own name (design-2, 6.3). */
function Cell({ ring: { phase, pick, amount } }: { readonly ring: ShownRing }) {
  const { t } = useLingui();
  const price = formatOdds(pick.odds, pick.oddsStyle);
  if (phase === "missed") return null;
  return (
    <span className={styles.cell} data-phase={phase} aria-hidden="true">
      {phase === "armed" && (
        <>
          <Ring size={26} icon="undo" />
          <span className={styles.price} ref={watchSight}>
            {price}
            <small>{t({ message: "Undo", context: "quick bet" })}</small>
          </span>
        </>
      )}
      {phase === "placing" && (
        <>
          <Spinner />
          <small className={styles.placing}>{t`Placing…`}</small>
        </>
      )}
      {phase === "taken" && (
        <>
          <span className={styles.taken}>
            <Icon name="check" size={16} /> {formatMoney(amount, 0)}
          </span>
          <span className={styles.price}>{price}</span>
        </>
      )}
    </span>
  );
}

/** Why nothing was bet, in one sentence. */
function useWhy(): (why: QuickMiss) => string {
  const { t } = useLingui();
  const words: Readonly<Record<QuickMiss, string>> = {
    moved: t`The price moved. No bet was placed.`,
    line: t`The line moved. No bet was placed.`,
    closed: t`Closed. No bet was placed.`,
    noAnswer: t`No answer in time. No bet was placed.`,
    perBet: t`Over your limit per bet. No bet was placed.`,
    perDay: t`Over your limit for the day. No bet was placed.`,
    otherTab: t`Another tab was placing a bet. No bet was placed here.`,
    late: t`Not sent in time. No bet was placed.`,
    shut: t`No bet was placed.`,
  };
  return (why) => words[why];
}

/** The bar at the foot: what will be sent, at which price, and the button to take it back (QCK-02). */
function Bar({ ring: { phase, pick, amount, why = "shut" } }: { readonly ring: ShownRing }) {
  const app = useApp();
  const { i18n, t } = useLingui();
  const whyOf = useWhy();
  const sum = formatMoney(amount, 2);
  const title = choiceTitle(i18n, pick);
  const price = formatOdds(pick.odds, pick.oddsStyle);
  if (phase === "missed")
    return (
      <p className={styles.bar} data-phase={phase}>
        <Icon name="info" size={20} />
        <span className={styles.words}>{whyOf(why)}</span>
      </p>
    );
  return (
    // the whole bar takes it back, as its ring and its words say (QCK-03); for keys and readers there is the button
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div className={styles.bar} data-phase={phase} onClick={phase === "armed" ? () => cancelQuickBet(app) : undefined}>
      {phase === "armed" && <Ring size={32} />}
      {phase === "placing" && <Spinner />}
      {phase === "taken" && <Icon name="check" size={20} />}
      <span className={styles.words} ref={watchSight}>
        <b className={styles.what}>{t`${sum} on ${title}`}</b>
        <small className={styles.how}>
          {phase === "armed" && t`@ ${price} · tap to undo`}
          {phase === "placing" && t`@ ${price} · on its way`}
          {phase === "taken" && t`@ ${price} · received`}
        </small>
      </span>
      {phase === "armed" && (
        <button type="button" className={styles.undo} onClick={() => cancelQuickBet(app)}>
          {t({ message: "Undo", context: "quick bet" })}
        </button>
      )}
    </div>
  );
}

/** True after a ring was taken back, until the next one: it leaves the screen without a phase that says so. */
function useTakenBack(ring: ShownRing | undefined): boolean {
  const [before, setBefore] = useState<ShownRing["phase"]>();
  const [takenBack, setTakenBack] = useState(false);
  if (ring?.phase !== before) {
    setTakenBack(ring === undefined && before === "armed");
    setBefore(ring?.phase);
  }
  return takenBack;
}

/** The text for screen readers: once when it is armed, then the outcome, also when it was taken back (QCK-03). */
function useSpoken(ring: ShownRing | undefined): string {
  const { i18n, t } = useLingui();
  const whyOf = useWhy();
  const takenBack = useTakenBack(ring);
  if (ring === undefined) return takenBack ? whyOf("shut") : "";
  const sum = formatMoney(ring.amount, 2);
  const title = choiceTitle(i18n, ring.pick);
  const price = formatOdds(ring.pick.odds, ring.pick.oddsStyle);
  if (ring.phase === "armed") return t`${sum} on ${title} @ ${price}. Undo within 2 seconds.`;
  if (ring.phase === "missed") return whyOf(ring.why ?? "shut");
  return ring.phase === "placing" ? t`Placing…` : "";
}

/** The price tapped last: the ring is drawn over it, wherever it is. */
function useTapped(): () => Element | null {
  const tapped = useRef<Element | null>(null);
  useEffect(() => {
    const note = ({ target }: Event) => {
      tapped.current = target instanceof Element ? target.closest("button[data-state]") : null;
    };
    addEventListener("click", note, { capture: true });
    return () => removeEventListener("click", note, { capture: true });
  }, []);
  return () => tapped.current;
}

/** Takes the bet back when the tapped price leaves the page, or another one takes its place (QCK-03). */
function useStanding(cell: Element | null, armed: boolean): void {
  const app = useApp();
  useEffect(() => {
    if (!armed || cell === null) return undefined;
    const page = new MutationObserver(() => {
      if (!cell.isConnected) cancelQuickBet(app);
    });
    page.observe(document.body, { childList: true, subtree: true });
    return () => page.disconnect();
  }, [app, cell, armed]);
}

/** The place of the chip in the toolbar of the list on show; null on a page without one. */
function useToolbar(): Element | null {
  const [place, setPlace] = useState<Element | null>(null);
  useEffect(() => {
    const look = () => setPlace(document.querySelector("[data-quick]"));
    const page = new MutationObserver(look);
    page.observe(document.body, { childList: true, subtree: true });
    look();
    return () => page.disconnect();
  }, []);
  return place;
}

/** Quick bet while it is on: the ring over the tapped price, its bar, and the text for screen readers (QCK-02; design-2, 6.3). */
export function QuickBets() {
  const app = useApp();
  const ring = useQuickBet((quick) => quick.ring);
  const tappedNow = useTapped();
  const toolbar = useToolbar();
  const spoken = useSpoken(ring);
  const [over, setOver] = useState<{ readonly pick: unknown; readonly cell: Element | null }>();
  if (ring !== undefined && over?.pick !== ring.pick) setOver({ pick: ring.pick, cell: tappedNow() });
  const cell = ring === undefined ? null : (over?.cell ?? null);
  const armed = ring?.phase === "armed";
  useStanding(cell, armed);
  useEffect(() => (armed ? watchCover(app, () => cancelQuickBet(app)) : undefined), [app, armed]);
  return (
    <>
      {ring && cell?.isConnected && createPortal(<Cell ring={ring} />, cell)}
      {ring && <Bar ring={ring} />}
      {toolbar?.isConnected && createPortal(<QuickChip />, toolbar)}
      <p className={styles.spoken} role="status">
        {spoken}
      </p>
    </>
  );
}
