import styles from "./keepRows.module.css";

/** What is removed when another list is shown: something with rows, as an element that the app has let go of. */
const goneRows = (records: readonly MutationRecord[]): HTMLElement | undefined =>
  records
    .flatMap(({ removedNodes }) => [...removedNodes])
    .find((node): node is HTMLElement => node instanceof HTMLElement && node.querySelector("article") !== null);

/**
 * Keeps the rows of the list before in sight, at 40 %, until the skeleton of the next one appears or its rows are there: no frame
 * is blank when a tab or a sport changes (design-3, 2). The rows are the removed elements themselves, put into the skeleton that
 * took their place, with which they go; they cannot be touched and are not read. Returns the stop function.
 */
export function keepRows(root: Element): () => void {
  const observer = new MutationObserver((records) => {
    const moved = records.filter(({ target }) => target instanceof Element && target.matches("#list, [data-page]"));
    const rows = goneRows(moved);
    const skeleton = rows && root.querySelector("[data-page] > [aria-busy], #list > [aria-busy]");
    if (!skeleton) return;
    const kept = document.createElement("div");
    kept.className = styles.kept ?? "";
    kept.inert = true;
    kept.ariaHidden = "true";
    // it stands for a moment beside the list that has its name now
    for (const named of rows.querySelectorAll("[id]")) named.removeAttribute("id");
    // as high as it was, it would keep the page scrolled past the skeleton
    kept.addEventListener("animationend", () => kept.remove());
    kept.append(rows);
    skeleton.prepend(kept);
  });
  observer.observe(root, { childList: true, subtree: true });
  return () => observer.disconnect();
}
