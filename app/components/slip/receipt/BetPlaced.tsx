import { configFile, isOffered } from "#app/config.ts";
import { useApp } from "#app/application/useApp.ts";
import { PAGE } from "#app/addresses.ts";
import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { type ReactNode, useId } from "react";
import { isVoid, laterStatus } from "#app/domain/bets/bet.ts";
import { type Receipt } from "#app/domain/bets/receipt.ts";
import { useStatuses } from "#app/flows/bets/betCounts.ts";
import { keepAfterAll, useCanKeep } from "#app/flows/slip/leaveSlip.ts";
import { useBack } from "#app/components/views/useBack.ts";
import { closeDialog } from "#app/stores/dialog.ts";
import { useSettings } from "#app/stores/settings.ts";
import { useSlip } from "#app/stores/slip.ts";
import { statusWord } from "#app/text/statuses.ts";
import { Button } from "#app/ui/Button.tsx";
import { Sheet } from "#app/ui/layers/Sheet.tsx";
import { BetId } from "#app/components/bets/BetId.tsx";
import { ReceiptCard } from "./ReceiptCard.tsx";
import { ReceiptMark, type ReceiptMood } from "./ReceiptMark.tsx";
import styles from "./BetPlaced.module.css";

/** True if a placed bet leads to the bet records, as it does unless the operator's file says "stay" (spec §4, bet success). */
const leadsToRecords = (): boolean =>
  isOffered("betrecord") && (configFile() as { readonly afterBet?: unknown } | undefined)?.afterBet !== "stay";

interface BetPlacedProps {
  readonly receipt: Receipt;
  readonly open: boolean;
}

interface SaidProps {
  readonly receipt: Receipt;
  readonly known: Receipt["status"];
}

/** What is to be known of a bet beside its status; "" where the bet list shows it and it stands. */
function More({ receipt, known }: SaidProps): string {
  const { t } = useLingui();
  if (isVoid(known)) return t`Your stake was returned`;
  return {
    looking: t`Looking for it in your bet list…`,
    found: "",
    missing: t`Your bet has been received, but your bet list does not show it yet. Please check there again soon.`,
  }[receipt.proof];
}

/** What the bet list shows of the bet, in one sentence. */
function Said({ receipt, known }: SaidProps): ReactNode {
  const { i18n, t } = useLingui();
  const [id = ""] = receipt.betIds;
  const status = i18n._(statusWord(known));
  const more = <More receipt={receipt} known={known} />;
  if (isVoid(known))
    return (
      <>
        {t`${status} · ID ${id}`} {more}
      </>
    );
  return receipt.proof === "found" ? t`${status} · ID ${id}` : more;
}

const moodOf = (known: Receipt["status"]): ReceiptMood => {
  if (isVoid(known)) return "ended";
  return known === "waiting" ? "waiting" : "stands";
};

/** Where the bet stands: the mark, its word, and what else has to be known of it; "Waiting…" turns into "Accepted" in place. */
function Status({ receipt, known }: SaidProps) {
  const { i18n } = useLingui();
  const mood = moodOf(known);
  const word = i18n._(statusWord(known));
  return (
    // what is read aloud says all of it in one sentence
    <div className={styles.status} data-mood={mood} aria-hidden="true">
      <ReceiptMark mood={mood} />
      <p className={styles.word}>{mood === "waiting" ? `${word}…` : word}</p>
      {(mood === "ended" || receipt.proof !== "found") && (
        <p className={styles.more}>
          <More receipt={receipt} known={known} />
        </p>
      )}
    </div>
  );
}

interface ActsProps {
  readonly onView: () => void;
  readonly onDone: () => void;
}

/** Done, then View bet list, which is drawn at its left: Done is where the slip had its button (spec §2, bet-result dialog). */
function Acts({ onView, onDone }: ActsProps) {
  const { t } = useLingui();
  return (
    <div className={styles.acts}>
      <Button q="act:ok" size={52} wide initialFocus onClick={onDone}>
        {t`Done`}
      </Button>
      {isOffered("betrecord") && (
        <Button q="act:view" variant="quiet" size={52} wide onClick={onView}>
          {t`View bet list`}
        </Button>
      )}
    </div>
  );
}

/**
 * A bet that was taken: "placed" once the bet list shows it, until then accepted and looked for (spec §8; BET-18). It follows
 * the bet's status while it is open: a live bet may be refused while the member watches.
 */
export function BetPlaced({ receipt, open }: BetPlacedProps) {
  const app = useApp();
  const { t } = useLingui();
  const navigate = useNavigate();
  const name = useId();
  const timeZone = useSettings((settings) => settings.timeZone);
  const canKeep = useCanKeep(receipt.ref);
  const [id = ""] = receipt.betIds;
  // the list that proved the bet may be older than the last poll of its status
  const known = laterStatus(receipt.status, useStatuses()[id] ?? "waiting");
  const gaveBack = isVoid(known);
  const back = useBack();
  const viewBets = () => {
    closeDialog(app);
    void navigate({ to: PAGE.bets });
  };
  const done = () => {
    if (!gaveBack && leadsToRecords()) return viewBets();
    closeDialog(app);
    // after a parlay was bet its page is empty: continue with the list it came from (design-2, 6.2)
    const { betPage, parlay } = useSlip.of(app).getState();
    if (betPage && parlay.length === 0) back();
  };
  const ended = known === "refused" ? t`Bet refused` : t`Bet cancelled`;
  const placed = receipt.proof === "found" ? t`Bet placed` : t`Bet received`;
  return (
    <Sheet
      q="dialog:betPlaced"
      role="alertdialog"
      open={open}
      onClose={() => closeDialog(app)}
      labelledBy={`${name}-title`}
      describedBy={`${name}-text`}
    >
      <div className={styles.receipt}>
        <h2 className="spoken" id={`${name}-title`}>
          {gaveBack ? ended : placed}
        </h2>
        <p className="spoken" id={`${name}-text`} role="status">
          <Said receipt={receipt} known={known} />
        </p>
        <Status receipt={receipt} known={known} />
        <ReceiptCard receipt={{ ...receipt, status: known }} timeZone={timeZone} />
        {id !== "" && (
          <p className={styles.stamp}>
            <BetId id={id} />
          </p>
        )}
        {canKeep && (
          <Button q="act:keep" variant="text" wide onClick={() => keepAfterAll(app, receipt.ref)}>
            {t`Keep selections`}
          </Button>
        )}
      </div>
      <Acts onView={viewBets} onDone={done} />
    </Sheet>
  );
}
