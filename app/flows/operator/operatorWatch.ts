import { configFile } from "#app/config.ts";
import { CHECK_PAGE } from "#app/pages.ts";
import { lookThroughFile } from "./entries.ts";
import { keepGoodFile } from "./lastGoodFile.ts";

/** Says in the console what is wrong with config.json: members see nothing of it (OPS-01). */
function readFile(): void {
  const file = configFile();
  const wrong = file === undefined ? ["the file cannot be read"] : lookThroughFile(file).wrong;
  // oxlint-disable-next-line no-console -- for whoever installs it
  for (const sentence of wrong) console.warn(`config.json: ${sentence}`);
  if (wrong.length === 0) keepGoodFile(file);
}

/** Puts in force what an operator set besides what the first list needs. Returns the way to stop. */
export function watchOperator(): () => void {
  readFile();
  // the page stands in place of the app, which has to go for it
  const look = () => {
    if (location.hash === CHECK_PAGE) location.reload();
  };
  addEventListener("hashchange", look);
  return () => removeEventListener("hashchange", look);
}
