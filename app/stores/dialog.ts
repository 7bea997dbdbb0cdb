import { type MessageDescriptor } from "@lingui/core";
import { create } from "zustand";
import { type JournalEntry } from "#app/domain/attempt.ts";
import { type Receipt } from "#app/domain/receipt.ts";

/** The one prompt or result on show (spec §2, overlays). */
export type DialogContent =
  /** NoLogin: an act that needs a login. */
  | { readonly kind: "login" }
  /** The server ended the session (code 3); the slip is kept. */
  | { readonly kind: "sessionEnded" }
  /** GoChargeTips: the balance is too low. `said` is the server's own title, if any. */
  | { readonly kind: "deposit"; readonly said: string }
  | { readonly kind: "betPlaced"; readonly receipt: Receipt }
  /** Two bets stand where the member tapped once (BET-03). */
  | { readonly kind: "betTwice"; readonly betIds: readonly string[] }
  /** A refusal that the slip itself does not show: the reason in our words, and in the server's if it said one. */
  | {
      readonly kind: "betRefused";
      /** "Bet failed" when left out. */
      readonly title?: MessageDescriptor;
      readonly reason: MessageDescriptor;
      readonly said: string;
      /** What did not change, where the reason does not say it. */
      readonly kept?: MessageDescriptor;
    }
  /** What became of a bet in doubt whose slip is gone: not in the list, or the list could not be read (BET-05, BET-20). */
  | { readonly kind: "betDoubt"; readonly found: "notFound" | "stillUnknown"; readonly entry: JournalEntry }
  /** The bonus rule of a match; `teams` is its title where it is known (design 4.14, 22). */
  | { readonly kind: "bonus"; readonly matchId: number; readonly teams?: string | undefined }
  /** A part of a bet was sold (design 35). */
  | { readonly kind: "sold"; readonly betId: string; readonly back: number; readonly left: number }
  /** Two sales stand where the member tapped once (BET-03, BET-23). */
  | { readonly kind: "soldTwice"; readonly betId: string }
  /** A message of the general catalogue (spec §8). */
  | { readonly kind: "message"; readonly code: number; readonly said: string }
  /** The member has been here for so many minutes, and so much was deducted today (trust REG-05). */
  | { readonly kind: "realityCheck"; readonly minutes: number; readonly spent: number }
  /** An address the operator has not configured. */
  | { readonly kind: "noAddress"; readonly which: "home" | "gameHome" | "login" | "recharge" };

export const useDialog = create<{ readonly content: DialogContent | undefined }>()(() => ({ content: undefined }));

export const showDialog = (content: DialogContent): void => useDialog.setState({ content });
export const closeDialog = (): void => useDialog.setState({ content: undefined });
