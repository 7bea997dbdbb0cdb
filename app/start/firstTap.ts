import { i18n } from "#app/text/i18n.ts";

/** The rows come a little after the page that they stand on. */
const PATIENCE_FRAMES = 300;

/** The last tap on a painted row: which control of it, by the row's name, and what stood on it. */
const tapped: { last?: { readonly row: string | null; readonly at: number; readonly said: string } } = {};

/** True when a painted row was tapped: what answers the tap is wanted at once. */
export const hasTapped = (): boolean => tapped.last !== undefined;

/** What stands on a control; a sign, such as "O 2.5", is drawn by the stylesheet. */
const saidBy = (control: Element): string =>
  `${control.querySelector("[data-sign]")?.getAttribute("data-sign") ?? ""}${control.textContent}`;

/** Has the browser fetch what answers a tap while the app itself is on its way: the page names it (.build/indexHead.ts). */
function fetchAnswer(): void {
  for (const part of document.querySelectorAll<HTMLLinkElement>(`[rel=tap]:not([hreflang]),[hreflang=${i18n.locale}]`))
    part.rel = part.as ? "preload" : "modulepreload";
}

/** Notes a tap on a painted row and shows it as taken. */
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

/** Passes the last tap on to the row that the app has drawn in place of the painted one, if the same stands on it. */
export function passTapOn(frames = PATIENCE_FRAMES): void {
  const { last } = tapped;
  if (last === undefined) return;
  const row = [...document.querySelectorAll("#list article")].find(({ ariaLabel }) => ariaLabel === last.row);
  const control = row?.querySelectorAll("button")[last.at];
  if (control && saidBy(control) === last.said) {
    // it was aimed at what stands here again: it counts at once
    control.dataset.steady = "0";
    control.click();
    delete control.dataset.steady;
  } else if (row === undefined && frames > 0) requestAnimationFrame(() => passTapOn(frames - 1));
}
