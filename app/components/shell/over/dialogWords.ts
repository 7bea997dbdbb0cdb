import { type MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { formatMoney } from "#app/domain/odds/moneyText.ts";
import { type DialogContent } from "#app/stores/dialog.ts";
import { generalHelp, generalText } from "#app/text/refusals.ts";
import { type IconName } from "#app/ui/icons/names.ts";

type Kind = DialogContent["kind"];
type Of<K extends Kind> = Extract<DialogContent, { readonly kind: K }>;

/** The dialogs that draw more than words and buttons. */
type Drawn = "betPlaced" | "betDoubt" | "betAsked" | "bonus" | "realityCheck";

/** The dialogs that are words and buttons. */
export type Told = Exclude<DialogContent, { readonly kind: Drawn }>;

/** What a dialog of words and buttons says; a plain text is the server's own. */
export interface DialogWords {
  readonly icon: IconName;
  readonly tone?: "up" | "down" | "warn";
  readonly title: MessageDescriptor | string;
  readonly text: MessageDescriptor | string;
  /** The word on its one button; those that offer an act beside Cancel have it instead. */
  readonly confirm?: MessageDescriptor;
  readonly act?: "login" | "deposit";
  /** Stands until it was confirmed: Escape is no confirmation. */
  readonly locked?: true;
  /** What stands under the text: the member's balance, or what did not change. */
  readonly more?: "balance" | MessageDescriptor | undefined;
}

const NO_ADDRESS: Record<Of<"noAddress">["which"], MessageDescriptor> = {
  home: msg`No home URL configured`,
  gameHome: msg`No game home URL configured`,
  login: msg`No login URL configured`,
  recharge: msg`No recharge URL configured`,
};

const WORDS: { readonly [K in Told["kind"]]: (content: Of<K>) => DialogWords } = {
  login: () => ({
    icon: "login",
    title: msg`Please log in`,
    text: msg`Log in to bet and to see your bets.`,
    act: "login",
  }),
  sessionEnded: () => ({
    icon: "login",
    tone: "warn",
    title: msg`Your session has ended`,
    text: msg`Please log in again. Your selection is kept.`,
    act: "login",
  }),
  linkRefused: ({ name }) => ({
    icon: "alert",
    tone: "warn",
    title: msg`Please note`,
    text: msg`The session of this link was not accepted. You are logged in as ${name}.`,
    locked: true,
  }),
  deposit: ({ said, lacks: missing }) => {
    const lacks = formatMoney(missing, 2);
    return {
      icon: "wallet",
      tone: "warn",
      title: said || msg`Balance insufficient, please recharge`,
      text:
        missing === undefined
          ? msg`Recharge to place this bet. Your selection is kept.`
          : msg`You need ${lacks} more for this bet. Recharge to place it; your selection is kept.`,
      act: "deposit",
      more: "balance",
    };
  },
  betTwice: ({ betIds, alike }) => {
    const ids = betIds.join(", ");
    return {
      icon: "alert",
      tone: "warn",
      title: alike ? msg`Two bets look the same` : msg`Two bets were placed`,
      text: alike
        ? msg`Your bet list shows bets with the same selection and stake: ${ids}. If you did not place them all, please contact support before the match starts.`
        : msg`You tapped once, but the list shows two bets: ${ids}. Please contact support before the match starts.`,
    };
  },
  betRefused: ({ title, said, reason, kept }) => ({
    icon: "alert",
    tone: "down",
    title: title ?? msg`Bet failed`,
    text: said || reason,
    more: kept,
  }),
  soldTwice: ({ betId: id }) => ({
    icon: "alert",
    tone: "warn",
    title: msg`Two cash-outs were made`,
    text: msg`You tapped once, but the record of bet ${id} shows two cash-outs. Please contact support.`,
  }),
  sold: (content) => {
    const back = formatMoney(content.back, 2);
    const left = formatMoney(content.left, 2);
    const id = content.betId;
    return {
      icon: "check",
      tone: "up",
      title: msg`Cashed out ${back}`,
      text: content.left > 0 ? msg`A stake of ${left} is still on bet ${id}.` : msg`Bet ${id} is fully cashed out.`,
      confirm: msg`Done`,
    };
  },
  message: ({ said, code }) => ({
    icon: "info",
    title: msg`Please note`,
    text: said || generalText(code),
    more: said ? undefined : generalHelp(code),
  }),
  noAddress: ({ which }) => ({
    icon: "info",
    title: NO_ADDRESS[which],
    text: msg`This site has not set up that page. Please contact support.`,
  }),
};

/** True for a dialog that is words and buttons. */
export const isTold = (content: DialogContent): content is Told => Object.hasOwn(WORDS, content.kind);

/** The words of a dialog that is words and buttons (spec §2, overlays). */
export const dialogWords = (content: Told): DialogWords =>
  (WORDS[content.kind] as (content: Told) => DialogWords)(content);
