import { saidBy, tapped } from "./firstTap.ts";

/** The rows appear a little after their page. */
const PATIENCE_FRAMES = 300;

/** Replays the last tap on the row that the app rendered in place of the early one, if its content is the same. */
export function passTapOn(frames = PATIENCE_FRAMES): void {
  const { last } = tapped;
  if (!last) return;
  const row = [...document.querySelectorAll("#list article")].find(({ ariaLabel }) => ariaLabel === last.row);
  const control = row?.querySelectorAll("button")[last.at];
  if (control && saidBy(control) === last.said) {
    // the tap was aimed at the same content: it counts at once
    control.dataset.steady = "0";
    control.click();
    delete control.dataset.steady;
  } else if (row === undefined && frames > 0) requestAnimationFrame(() => passTapOn(frames - 1));
}
