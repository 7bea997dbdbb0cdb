import * as v from "valibot";
import { type App } from "#app/application/app.ts";
import { configFile } from "#app/config.ts";
import { CHECK_PAGE } from "#app/addresses.ts";
import { operatorEntries, readEntries } from "./entries.ts";
import { keepGoodFile } from "./lastGoodFile.ts";
import { warnNotInForce } from "./notInForce.ts";

/** Names the wrong entries of config.json in the console, members see nothing of it, and keeps a file without any (OPS-01). */
function readFile(): void {
  const file = configFile();
  // one that cannot be read was named when something had to replace it (start/operator.ts)
  if (file === undefined) return;
  const { issues } = readEntries(file);
  warnNotInForce(
    "config.json",
    issues.map((issue) => v.getDotPath(issue) ?? "{ }"),
  );
  if (issues.length === 0) keepGoodFile(file);
}

/** Sends field reports, if the operator wants them; the code is loaded for that (OPS-09). */
function report(app: App): () => void {
  const { reports } = operatorEntries();
  const drawnAt = performance.now();
  let stop: (() => void) | undefined;
  let isOver = false;
  if (reports !== undefined) {
    import("#app/flows/reports/reports.ts").then(
      ({ watchReports }) => {
        if (!isOver) stop = watchReports(app, reports, drawnAt);
      },
      () => undefined,
    );
  }
  return () => {
    isOver = true;
    stop?.();
  };
}

/** Applies what an operator set besides what the first list needs. Returns the stop function. */
export function watchOperator(app: App): () => void {
  readFile();
  const stopReport = report(app);
  // the page replaces the app, which has to stop for it
  const look = () => {
    if (location.hash === CHECK_PAGE) location.reload();
  };
  addEventListener("hashchange", look);
  // the address may have changed while the page was still starting
  look();
  return () => {
    stopReport();
    removeEventListener("hashchange", look);
  };
}
