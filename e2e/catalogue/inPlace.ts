/**
 * Draws dialogs where they stand in the page and not over it, so that all of them are seen at once, and lets none take the focus
 * from another.
 */
export function drawInPlace(): void {
  HTMLDialogElement.prototype.showModal = function showInPlace() {
    this.setAttribute("open", "");
  };
  HTMLElement.prototype.focus = () => undefined;
}
