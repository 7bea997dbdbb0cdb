import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { type Selection } from "#app/domain/slip/selection.ts";
import { useParlaySlip } from "#app/flows/slip/parlaySlip.ts";
import { useSingleSlip } from "#app/flows/slip/singleSlip.ts";
import { ParlaySlip } from "#app/components/slip/parlay/ParlaySlip.tsx";
import { SingleSlip } from "./SingleSlip.tsx";
import { slipTyping } from "#app/components/slip/stake/typing.ts";
import { useTypedHere } from "#app/components/slip/stake/useTypedHere.ts";
import styles from "./PanelSlip.module.css";

/** The single slip in the panel of a wide window; it takes the focus when a price is picked and gives it back (design 3, 42). */
export function PanelSingle({ selection }: { readonly selection: Selection }) {
  const slip = useSingleSlip(selection);
  const ref = useRef<HTMLElement>(null);
  useTypedHere(ref, slip);
  useEffect(() => {
    const before = document.activeElement;
    const section = ref.current;
    // a slip restored at start must not grab the focus
    if (before !== document.body)
      section?.querySelector<HTMLElement>("[data-autofocus]")?.focus({ preventScroll: true });
    return () => {
      const lost = document.activeElement === document.body || section?.contains(document.activeElement);
      if (lost && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it, as it does the sheet
    <section
      ref={ref}
      className={styles.single}
      aria-labelledby="slip-title"
      onKeyDown={(event) => {
        if (event.key === "Escape" && !(event.target instanceof Element && event.target.closest("dialog")))
          slip.close();
      }}
    >
      <SingleSlip slip={slip} />
    </section>
  );
}

/** The parlay in the panel of a wide window, instead of its bar and its page (design 3, 4.11). */
export function PanelParlay() {
  const { t } = useLingui();
  const slip = useParlaySlip();
  const ref = useRef<HTMLElement>(null);
  useTypedHere(ref, slip);
  return (
    <section ref={ref} className={styles.parlay} aria-label={t`Mix parlay`}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hardware keys are heard wherever the focus is in the slip */}
      <div className={styles.keys} tabIndex={-1} data-autofocus="" {...slipTyping(slip)}>
        <ParlaySlip slip={slip} />
      </div>
    </section>
  );
}
