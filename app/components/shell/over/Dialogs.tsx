"use no memo";

import { useApp } from "#app/application/useApp.ts";
import { type MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import { lazy, Suspense, useLayoutEffect, useState } from "react";
import { BetDoubt } from "#app/components/slip/receipt/BetDoubt.tsx";
import { BetPlaced } from "#app/components/slip/receipt/BetPlaced.tsx";
import { formatMoney } from "#app/domain/odds/moneyText.ts";
import { acknowledgeLink } from "#app/flows/session/linkRefused.ts";
import { useMember } from "#app/flows/session/balance.ts";
import { goRecharge } from "#app/flows/session/cashier.ts";
import { goLogin } from "#app/flows/session/prompts.ts";
import { dialogWords, type DialogWords, isTold, type Told } from "./dialogWords.ts";
import { LoginPrompt } from "./LoginPrompt.tsx";
import { RealityCheck } from "./RealityCheck.tsx";
import { closeDialog, type DialogContent, useDialog } from "#app/stores/dialog.ts";
import { useUndo } from "#app/stores/undo.ts";
import { Button } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/layers/Dialog.tsx";
import { noteChange } from "#app/ui/touch/steadyTap.ts";

/** Asked for by few and after a tap, so not on the first route. */
const BonusDialog = lazy(async () => ({
  default: (await import("#app/components/bonus/BonusDialog.tsx")).BonusDialog,
}));

/** A server that keeps no refs and a lost answer have to come together. */
const BetAsked = lazy(async () => ({ default: (await import("#app/components/slip/BetAsked.tsx")).BetAsked }));

interface AskProps {
  readonly q: DataQ;
  readonly act: string;
  readonly size?: 52 | undefined;
  readonly onAct: () => void;
}

function Ask({ q, act, size, onAct }: AskProps) {
  const app = useApp();
  const { t } = useLingui();
  return (
    <>
      <Button q="act:cancel" variant="quiet" {...(size && { size })} wide onClick={() => closeDialog(app)}>
        {t`Cancel`}
      </Button>
      <Button q={q} {...(size && { size })} wide initialFocus onClick={onAct}>
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

/** The buttons of a dialog: an act beside Cancel, or the one word that closes it. */
function Actions({ words, size }: { readonly words: DialogWords; readonly size?: 52 }) {
  const app = useApp();
  const { i18n, t } = useLingui();
  if (words.act === "login") return <Ask q="act:login" act={t`Log in`} size={size} onAct={() => goLogin(app)} />;
  if (words.act === "deposit") return <Ask q="act:deposit" act={t`Recharge`} onAct={() => goRecharge(app)} />;
  return (
    <Button q="act:ok" wide initialFocus onClick={words.locked ? () => acknowledgeLink(app) : () => closeDialog(app)}>
      {words.confirm ? i18n._(words.confirm) : t`OK`}
    </Button>
  );
}

/** The prompt to log in; the pick that asked for it is named while it waits (flows/slip/undo.ts), and as long as the prompt leaves. */
function Login({ open }: { readonly open: boolean }) {
  const app = useApp();
  const kept = useUndo(({ offer }) => (offer?.reason === "login" ? offer.single : undefined));
  const [pick, setPick] = useState(kept);
  if (open && kept !== pick) setPick(kept);
  const content = { kind: "login" } as const;
  if (pick === undefined) return <Words content={content} open={open} />;
  return (
    <LoginPrompt
      pick={pick}
      open={open}
      onClose={() => closeDialog(app)}
      actions={<Actions words={dialogWords(content)} size={52} />}
    />
  );
}

function Words({ content, open }: { readonly content: Told; readonly open: boolean }) {
  const app = useApp();
  const { i18n } = useLingui();
  const words = dialogWords(content);
  const { icon, tone, title, text, locked, more } = words;
  const said = (one: MessageDescriptor | string) => (typeof one === "string" ? one : i18n._(one));
  return (
    <Dialog
      q={`dialog:${content.kind}`}
      open={open}
      onClose={() => closeDialog(app)}
      icon={icon}
      {...(tone && { tone })}
      {...(locked && { locked })}
      title={said(title)}
      text={said(text)}
      actions={<Actions words={words} />}
    >
      {more === "balance" && <BalanceLine />}
      {more !== undefined && more !== "balance" && <p>{i18n._(more)}</p>}
    </Dialog>
  );
}

function Content({ content, open }: { readonly content: DialogContent; readonly open: boolean }) {
  const app = useApp();
  if (content.kind === "login") return <Login open={open} />;
  if (isTold(content)) return <Words content={content} open={open} />;
  switch (content.kind) {
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
    case "bonus":
      return (
        <Suspense fallback={null}>
          <BonusDialog
            key={content.matchId}
            open={open}
            onClose={() => closeDialog(app)}
            matchId={content.matchId}
            teams={content.teams}
          />
        </Suspense>
      );
    case "realityCheck":
      return <RealityCheck {...content} open={open} />;
  }
}

/** The one dialog on show; what it said stays drawn while it leaves (spec §2, overlays). */
export function Dialogs() {
  const content = useDialog((dialog) => dialog.content);
  const [last, setLast] = useState(content);
  if (content !== undefined && content !== last) setLast(content);
  // one dialog may take the place of another; a receipt that has been found is the same one
  const subject = content?.kind === "betPlaced" ? content.receipt.ref : content;
  // this comes after the page: before its first dialog nothing has changed under a finger
  const told = last !== undefined;
  useLayoutEffect(() => {
    if (told) noteChange();
  }, [subject, told]);
  return last === undefined ? null : <Content content={content ?? last} open={content !== undefined} />;
}
