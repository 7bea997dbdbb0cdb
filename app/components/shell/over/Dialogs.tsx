"use no memo";

import { type MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { lazy, Suspense, useLayoutEffect, useState } from "react";
import { BetDoubt } from "#app/components/slip/receipt/BetDoubt.tsx";
import { BetPlaced } from "#app/components/slip/receipt/BetPlaced.tsx";
import { formatMoney } from "#app/domain/odds/moneyText.ts";
import { acknowledgeLink } from "#app/flows/session/linkRefused.ts";
import { useMember } from "#app/flows/session/balance.ts";
import { goLogin, goRecharge } from "#app/flows/session/prompts.ts";
import { RealityCheck } from "./RealityCheck.tsx";
import { closeDialog, type DialogContent, useDialog } from "#app/stores/dialog.ts";
import { generalText } from "#app/text/refusals.ts";
import { Button } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/layers/Dialog.tsx";
import { noteChange } from "#app/ui/touch/steadyTap.ts";

/** Asked for by few and after a tap, so not on the first route. */
const BonusDialog = lazy(async () => ({
  default: (await import("#app/components/bonus/BonusDialog.tsx")).BonusDialog,
}));

/** A server that keeps no refs and a lost answer have to come together. */
const BetAsked = lazy(async () => ({ default: (await import("#app/components/slip/BetAsked.tsx")).BetAsked }));

type Kind = DialogContent["kind"];
type Of<K extends Kind> = Extract<DialogContent, { kind: K }>;

const NO_ADDRESS: Record<Of<"noAddress">["which"], MessageDescriptor> = {
  home: msg`No home address is configured.`,
  gameHome: msg`No game home address is configured.`,
  login: msg`No login address is configured.`,
  recharge: msg`No deposit address is configured.`,
};

function Confirm({ label }: { readonly label: string }) {
  return (
    <Button wide initialFocus onClick={closeDialog}>
      {label}
    </Button>
  );
}

function Ask({ act, onAct }: { readonly act: string; readonly onAct: () => void }) {
  const { t } = useLingui();
  return (
    <>
      <Button variant="quiet" wide onClick={closeDialog}>
        {t`Cancel`}
      </Button>
      <Button wide initialFocus onClick={onAct}>
        {act}
      </Button>
    </>
  );
}

/** What the member has, where it is too little. */
function BalanceLine() {
  const { t } = useLingui();
  const member = useMember();
  if (!member || member.balance === null) return null;
  return (
    <p>
      {t`Balance`} <b>{`${member.currency} ${formatMoney(member.balance, 2)}`}</b>
    </p>
  );
}

function Content({ content, open }: { readonly content: DialogContent; readonly open: boolean }) {
  const { i18n, t } = useLingui();
  const shell = { open, onClose: closeDialog };
  switch (content.kind) {
    case "login":
      return (
        <Dialog
          {...shell}
          icon="login"
          title={t`Please log in`}
          text={t`Log in to bet and to see your bets.`}
          actions={<Ask act={t`Log in`} onAct={goLogin} />}
        />
      );
    case "sessionEnded":
      return (
        <Dialog
          {...shell}
          icon="login"
          tone="warn"
          title={t`Your session has ended`}
          text={t`Please log in again. Your selection is kept.`}
          actions={<Ask act={t`Log in`} onAct={goLogin} />}
        />
      );
    case "linkRefused": {
      const name = content.name;
      return (
        <Dialog
          {...shell}
          locked
          icon="alert"
          tone="warn"
          title={t`Please note`}
          text={t`This link's session was not accepted. You are signed in as ${name}.`}
          actions={
            <Button wide initialFocus onClick={acknowledgeLink}>
              {t`Confirm`}
            </Button>
          }
        />
      );
    }
    case "deposit":
      return (
        <Dialog
          {...shell}
          icon="wallet"
          tone="warn"
          title={content.said === "" ? t`Balance insufficient` : content.said}
          text={t`Deposit to place this bet. Your selection is kept.`}
          actions={<Ask act={t`Deposit`} onAct={goRecharge} />}
        >
          <BalanceLine />
        </Dialog>
      );
    case "betPlaced":
      return <BetPlaced {...content} open={open} />;
    case "betDoubt":
      return <BetDoubt {...content} open={open} />;
    case "betAsked":
      return (
        <Suspense fallback={null}>
          <BetAsked key={content.entry.ref} {...content} open={open} />
        </Suspense>
      );
    case "betTwice": {
      const ids = content.betIds.join(", ");
      return (
        <Dialog
          {...shell}
          icon="alert"
          tone="warn"
          title={content.alike ? t`Two bets look the same` : t`Two bets were taken`}
          text={
            content.alike
              ? t`Your bet list shows bets with the same selection and stake: ${ids}. If you did not place them all, please contact support before the match starts.`
              : t`You tapped once, but the list shows two bets: ${ids}. Please contact support before the match starts.`
          }
          actions={<Confirm label={t`Confirm`} />}
        />
      );
    }
    case "betRefused":
      return (
        <Dialog
          {...shell}
          icon="alert"
          tone="down"
          title={content.title === undefined ? t`Bet failed` : i18n._(content.title)}
          text={content.said === "" ? i18n._(content.reason) : content.said}
          actions={<Confirm label={t`Confirm`} />}
        >
          {content.kept && <p>{i18n._(content.kept)}</p>}
        </Dialog>
      );
    case "bonus":
      return (
        <Suspense fallback={null}>
          <BonusDialog key={content.matchId} {...shell} matchId={content.matchId} teams={content.teams} />
        </Suspense>
      );
    case "soldTwice": {
      const id = content.betId;
      return (
        <Dialog
          {...shell}
          icon="alert"
          tone="warn"
          title={t`Two cash outs were made`}
          text={t`You tapped once, but the record of bet ${id} shows two cash outs. Please contact support.`}
          actions={<Confirm label={t`Confirm`} />}
        />
      );
    }
    case "sold": {
      const back = formatMoney(content.back, 2);
      const left = formatMoney(content.left, 2);
      const id = content.betId;
      return (
        <Dialog
          {...shell}
          icon="check"
          tone="up"
          title={t`Cashed out ${back}`}
          text={
            content.left > 0 ? t`A stake of ${left} is still in play on bet ${id}.` : t`Bet ${id} is fully cashed out.`
          }
          actions={<Confirm label={t`Done`} />}
        />
      );
    }
    case "message":
      return (
        <Dialog
          {...shell}
          icon="info"
          title={t`Please note`}
          text={content.said === "" ? i18n._(generalText(content.code)) : content.said}
          actions={<Confirm label={t`Confirm`} />}
        />
      );
    case "realityCheck":
      return <RealityCheck {...content} open={open} />;
    case "noAddress":
      return (
        <Dialog
          {...shell}
          icon="info"
          title={t`Not available here`}
          text={i18n._(NO_ADDRESS[content.which])}
          actions={<Confirm label={t`Confirm`} />}
        />
      );
  }
}

/** The one dialog on show; what it said stays drawn while it leaves (spec §2, overlays). */
export function Dialogs() {
  const content = useDialog((dialog) => dialog.content);
  const [last, setLast] = useState(content);
  if (content !== undefined && content !== last) setLast(content);
  // one dialog may take the place of another; a receipt that has been found is the same one
  const subject = content?.kind === "betPlaced" ? content.receipt.ref : content;
  useLayoutEffect(() => noteChange(), [subject]);
  return last === undefined ? null : <Content content={content ?? last} open={content !== undefined} />;
}
