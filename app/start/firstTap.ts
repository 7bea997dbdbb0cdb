import { i18n } from "#app/text/i18n.ts";

/** The rows appear a little after their page. */
const PATIENCE_FRAMES = 300;

/** The last tap on an early row: which control of it, by the row's name, and its content. */
const tapped: { last?: { readonly row: string | null; readonly at: number; readonly said: string } } = {};

/** True if an early row was tapped: the code that answers the tap is needed at once. */
export const hasTapped = (): boolean => tapped.last !== undefined;

/** The content of a control; a label such as "O 2.5" is drawn by the stylesheet. */
const saidBy = (control: Element): string =>
  `${control.querySelector("[data-sign]")?.getAttribute("data-sign") ?? ""}${control.textContent}`;

/**
 * Makes the browser fetch the code that answers a tap while the app itself is loading: the page names it
 * (app/build/indexHead.ts).
 */
function fetchAnswer(): void {
  for (const part of document.querySelectorAll<HTMLLinkElement>(`[rel=tap]:not([hreflang]),[hreflang=${i18n.locale}]`))
    part.rel = part.as ? "preload" : "modulepreload";
}

/** Records a tap on an early row and shows it as pressed. */
export function noteTap({ target }: Event): void {
  const control = (target as Element).closest("button");
  const row = control?.closest("article");
  if (!control || !row) return;
  for (const other of row.parentElement?.querySelectorAll("[aria-pressed]") ?? [])
    other.removeAttribute("aria-pressed");
  if (control.dataset.state === "open") control.ariaPressed = "true";
  if (!hasTapped()) fetchAnswer();
  const at = [...row.querySelectorAll("button")].indexOf(control);
  tapped.last = { row: row.ariaLabel, at, said: saidBy(control) };
}

/** Replays the last tap on the row that the app rendered in place of the early one, if its content is the same. */
export function passTapOn(frames = PATIENCE_FRAMES): void {
  const { last } = tapped;
  if (last === undefined) return;
  const row = [...document.querySelectorAll("#list article")].find(({ ariaLabel }) => ariaLabel === last.row);
  const control = row?.querySelectorAll("button")[last.at];
  if (control && saidBy(control) === last.said) {
    // the tap was aimed at the same content: it counts at once
    control.dataset.steady = "0";
    control.click();
    delete control.dataset.steady;
  } else if (row === undefined && frames > 0) requestAnimationFrame(() => passTapOn(frames - 1));
}
