/** The last tap on an early row: which control of it, by the row's name, and its content. */
export const tapped: { last?: { readonly row: string | null; readonly at: number; readonly said: string } | null } = {};

/** True if an early row was tapped: the code that answers the tap is needed at once. */
export const hasTapped = (): boolean => tapped.last !== undefined;

/** The tap is answered otherwise (plainSlip.ts). */
export function dropTap(): void {
  tapped.last = null;
}

/** The content of a control; a label such as "O 2.5" is drawn by the stylesheet. */
export const saidBy = (control: Element): string =>
  `${control.querySelector("[data-sign]")?.getAttribute("data-sign") ?? ""}${control.textContent}`;

/** Records a tap on an early row and shows it as pressed. */
export function noteTap({ target }: Event): void {
  const control = (target as Element).closest("button");
  const row = control?.closest("article");
  if (!control || !row) return;
  for (const other of row.parentElement?.querySelectorAll("[data-state]") ?? []) other.removeAttribute("aria-pressed");
  if (control.dataset.state === "open") control.ariaPressed = "true";
  const at = [...row.querySelectorAll("button")].indexOf(control);
  tapped.last = { row: row.ariaLabel, at, said: saidBy(control) };
}
