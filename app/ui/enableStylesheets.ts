let dressed: Promise<void> | undefined;

/** Resolves when a stylesheet has loaded. Without it prices could not be read, so the app does not start. */
async function arrived(link: HTMLLinkElement): Promise<void> {
  // start/lateStart.ts marks a stylesheet that failed before this ran
  if (link.sheet === null && link.dataset.lost === undefined) {
    await new Promise((come) => {
      link.addEventListener("load", come);
      link.addEventListener("error", come);
    });
  }
  if (link.sheet === null) throw new Error("a stylesheet is lost");
  link.media = "all";
}

/**
 * Enables the deferred stylesheets once they have loaded: the first paint did not wait for them (app/build/indexHead.ts).
 */
export function enableStylesheets(): Promise<void> {
  dressed ??= Promise.all(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][media="not all"]')].map(arrived),
  ).then(() => undefined);
  return dressed;
}
