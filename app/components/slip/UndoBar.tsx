import { useApp } from "#app/application/useApp.ts";
import { type MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import { undo } from "#app/flows/slip/undo.ts";
import { useSession } from "#app/stores/session.ts";
import { dropUndo, shownOf, type UndoOffer, type UndoReason, useUndo } from "#app/stores/undo.ts";
import { choiceTitle } from "#app/text/choices.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { useSteady } from "#app/ui/touch/useSteady.ts";
import styles from "./UndoBar.module.css";

const WORDS: Readonly<Record<Exclude<UndoReason, "added">, MessageDescriptor>> = {
  removed: msg`Selection removed`,
  replaced: msg`Selection replaced`,
  cleared: msg`Slip cleared`,
  closed: msg`Slip closed`,
  loggedOut: msg`Your selections were kept`,
  login: msg`Your selections were kept`,
  expired: msg`Your selections were older than 24 hours and have been removed`,
};

/** What happened to the slip; for a selection added to the parlay, its name. */
function Words({ offer: { reason, single } }: { readonly offer: UndoOffer }) {
  const { i18n, t } = useLingui();
  if (reason !== "added") return i18n._(WORDS[reason]);
  const pick = single ? choiceTitle(i18n, single) : "";
  return <span>{t`${pick} added`}</span>;
}

/** The undo button; for an added selection, a button that bets on it alone instead (design-2, 6.2). */
function Act({ reason }: { readonly reason: UndoReason }) {
  const app = useApp();
  const { t } = useLingui();
  if (reason === "expired") return null;
  const back = reason === "loggedOut" ? t`Restore` : t`Undo`;
  return (
    <button type="button" className={styles.act} data-q="undo" data-q-state={reason} onClick={() => undo(app)}>
      {reason === "added" ? t`Bet single` : back}
    </button>
  );
}

interface UndoBarProps {
  /** Something is below it. */
  readonly raised: boolean;
  /** The parlay's bar, over the list or at the very foot of the page: a tab on it shows what was added. */
  readonly on?: "bar" | "docked" | undefined;
}

/** Says what happened to the slip and can undo it (decisions, Slip). */
export function UndoBar({ raised, on }: UndoBarProps) {
  const app = useApp();
  const { t } = useLingui();
  const member = useSession(({ phase }) => phase === "member");
  const shown = useUndo((state) => shownOf(state, member));
  const tab = on !== undefined && shown?.reason === "added" ? on : undefined;
  const bar = useRef<HTMLDivElement>(null);
  useSteady(bar, shown);
  return (
    <div ref={bar} role="status">
      {shown && (
        <p className={styles.bar} data-raised={raised || undefined} data-tab={tab}>
          {tab && <Icon name="check" size={18} />}
          <Words offer={shown} />
          <Act reason={shown.reason} />
          {!tab && (
            <button type="button" className={styles.close} aria-label={t`Dismiss`} onClick={() => dropUndo(app, shown)}>
              <Icon name="close" size={16} />
            </button>
          )}
        </p>
      )}
    </div>
  );
}
