import { type App } from "#app/application/app.ts";
import { store } from "#app/application/store.ts";
import { type MessageDescriptor } from "@lingui/core";
import { type JournalEntry } from "#app/domain/slip/attempt.ts";
import { type BetRecord } from "#app/domain/bets/bet.ts";
import { type Receipt } from "#app/domain/bets/receipt.ts";

/** The one prompt or result on show (spec §2, overlays). */
export type DialogContent =
  /** NoLogin: an action that needs a login. */
  | { readonly kind: "login" }
  /** The server ended the session (code 3); the slip is kept. */
  | { readonly kind: "sessionEnded" }
  /** The session of a launch link was not accepted; the member of that name stays signed in. */
  | { readonly kind: "linkRefused"; readonly name: string }
  /**
   * GoChargeTips: the balance is too low. `said` is the server's own title, if any; `lacks` is the amount missing for
   * the bet, if known.
   */
  | { readonly kind: "deposit"; readonly said: string; readonly lacks?: number | undefined }
  | { readonly kind: "betPlaced"; readonly receipt: Receipt }
  /** Two bets exist where the member tapped once (BET-03); `alike`: one of them only looks like it. */
  | { readonly kind: "betTwice"; readonly ref: string; readonly betIds: readonly string[]; readonly alike: boolean }
  /**
   * Bets that look like one whose response was lost: an `alone` one is shown and can be rejected, otherwise the member
   * is asked.
   */
  | {
      readonly kind: "betAsked";
      readonly entry: JournalEntry;
      readonly bets: readonly BetRecord[];
      readonly alone: boolean;
    }
  /** A refusal that the slip does not show itself: the reason in our words, and in the server's if it gave one. */
  | {
      readonly kind: "betRefused";
      /** "Bet failed" if omitted. */
      readonly title?: MessageDescriptor;
      readonly reason: MessageDescriptor;
      readonly said: string;
      /** What did not change, if the reason does not say so. */
      readonly kept?: MessageDescriptor;
    }
  /**
   * The outcome of a bet in doubt whose slip is gone: not in the list, or the list could not be read (BET-05, BET-20).
   */
  | { readonly kind: "betDoubt"; readonly found: "notFound" | "stillUnknown"; readonly entry: JournalEntry }
  /** The bonus rule of a match; `teams` is its title where known (design 4.14, 22). */
  | { readonly kind: "bonus"; readonly matchId: number; readonly teams?: string | undefined }
  /** A part of a bet was cashed out (design 35). */
  | { readonly kind: "sold"; readonly betId: string; readonly back: number; readonly left: number }
  /** Two cash-outs exist where the member tapped once (BET-03, BET-23). */
  | { readonly kind: "soldTwice"; readonly betId: string }
  /** A message of the general catalogue (spec §8). */
  | { readonly kind: "message"; readonly code: number; readonly said: string }
  /** The member has been here for this many minutes, and this much was deducted today (REG-05). */
  | { readonly kind: "realityCheck"; readonly minutes: number; readonly spent: number }
  /** An address the operator has not configured. */
  | { readonly kind: "noAddress"; readonly which: "home" | "gameHome" | "login" | "recharge" };

/** Dialogs about a member's money, or whose it is: none of these is replaced before it was read. */
const OUTCOMES: ReadonlySet<DialogContent["kind"]> = new Set([
  "linkRefused",
  "betPlaced",
  "betTwice",
  "betAsked",
  "betRefused",
  "betDoubt",
  "sold",
  "soldTwice",
]);

/** True for what must be read before anything else replaces it. */
export const isOutcome = (content: DialogContent): boolean => OUTCOMES.has(content.kind);

/** The next dialog appears this long after the last one was closed, ms: one tap must not close two. */
export const NEXT_DIALOG_MS = 300;

interface Shown {
  readonly content: DialogContent | undefined;
  /** What comes after it, in order. */
  readonly waiting: readonly DialogContent[];
}

/** The dialog on show, and those waiting for it. */
export const useDialog = store<Shown>(() => ({ content: undefined, waiting: [] }));

/** The tap that an outcome is about; undefined if it is not about exactly one. */
function refOf(content: DialogContent): string | undefined {
  if (content.kind === "betPlaced") return content.receipt.ref;
  if (content.kind === "betTwice") return content.ref;
  return content.kind === "betDoubt" || content.kind === "betAsked" ? content.entry.ref : undefined;
}

const areOfOneBet = (one: DialogContent, other: DialogContent): boolean =>
  refOf(one) !== undefined && refOf(one) === refOf(other);

/** Shows a dialog: replaces a prompt or what was said of the same bet, queues behind an unread outcome. */
export function showDialog(app: App, content: DialogContent): void {
  const { content: shown, waiting } = useDialog.of(app).getState();
  if (waiting.some((one) => areOfOneBet(one, content)))
    useDialog.of(app).setState({ waiting: waiting.map((one) => (areOfOneBet(one, content) ? content : one)) });
  else if (shown === undefined || !isOutcome(shown) || areOfOneBet(shown, content))
    useDialog.of(app).setState({ content });
  else {
    // a prompt that is already waiting is only updated
    const others = isOutcome(content) ? waiting : waiting.filter(({ kind }) => kind !== content.kind);
    useDialog.of(app).setState({ waiting: [...others, content] });
  }
}

/** Shows what waits, unless something else is shown by then. */
function showNext(app: App): void {
  const { content, waiting } = useDialog.of(app).getState();
  const [next, ...rest] = waiting;
  if (content === undefined && next !== undefined) useDialog.of(app).setState({ content: next, waiting: rest });
}

/** Closes the dialog on show; the next one follows. */
export function closeDialog(app: App): void {
  useDialog.of(app).setState({ content: undefined });
  if (useDialog.of(app).getState().waiting.length > 0) setTimeout(() => showNext(app), NEXT_DIALOG_MS);
}

/** Closes the prompt on show, as its offer is taken up; an outcome stays until it was read. */
export function closePrompt(app: App): void {
  const { content } = useDialog.of(app).getState();
  if (content !== undefined && !isOutcome(content)) closeDialog(app);
}
