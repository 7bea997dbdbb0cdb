import styles from "./keepRows.module.css";

/** Where lists and their skeletons come and go. */
const PLACES = "#list, [data-page]";

const SKELETON = "[data-page] > [aria-busy], #list > [aria-busy]";

/** Puts the rows of the list before into the skeleton that took their place, with which they go. */
function keepIn(skeleton: Element, rows: Element): void {
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
}

/** A skeleton that takes over from another goes on as that was: with the rows that it still shows, or in sight at once. */
function takeOver(skeleton: Element, before: Element): void {
  const kept = before.getElementsByClassName(styles.kept ?? "")[0];
  if (kept) skeleton.prepend(kept);
  else skeleton.toggleAttribute("data-at-once", true);
}

/**
 * Keeps the rows of the list before in sight, at 40 %, until the skeleton of the next one appears or its rows are there: no frame
 * is blank when a tab or a sport changes (design-3, 2). The rows are the removed elements themselves, of which the app has let go;
 * they cannot be touched and are not read. Returns the stop function.
 */
export function keepRows(root: Element): () => void {
  const observer = new MutationObserver((records) => {
    const moved = records.filter(({ target }) => target instanceof Element && target.matches(PLACES));
    const gone = moved.flatMap(({ removedNodes }) => [...removedNodes].filter((node) => node instanceof HTMLElement));
    if (gone.length === 0) return;
    const skeleton = root.querySelector(SKELETON);
    if (!skeleton) return;
    const isBusy = (one: HTMLElement) => one.matches("[aria-busy]") || one.querySelector("[aria-busy]") !== null;
    const before = gone.find(isBusy);
    const rows = gone.find((one) => one.querySelector("article") !== null);
    if (before) takeOver(skeleton, before);
    else if (rows) keepIn(skeleton, rows);
  });
  observer.observe(root, { childList: true, subtree: true });
  return () => observer.disconnect();
}
