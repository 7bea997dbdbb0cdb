let dressed: Promise<void> | undefined;

/** Puts the app's stylesheets in force, once they are there: the first paint did not wait for them (app/ui/themes/indexHead.ts). */
export function dress(): Promise<void> {
  dressed ??= Promise.all(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][media="not all"]')].map(async (link) => {
      if (link.sheet === null) {
        await new Promise((come) => {
          link.addEventListener("load", come);
          link.addEventListener("error", come);
        });
      }
      link.media = "all";
    }),
  ).then(() => undefined);
  return dressed;
}
