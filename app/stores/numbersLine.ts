import { type App } from "#app/application/app.ts";
import { store } from "#app/application/store.ts";
import * as v from "valibot";
import { type Entry, readEntry, writeEntry } from "./storage/storage.ts";

const TOLD: Entry<{ readonly told: boolean }> = {
  name: "numbersTold",
  version: 1,
  schema: v.object({ told: v.boolean() }),
  fallback: { told: false },
};

/** Whether the line that says what the numbers of a list mean is shown; undefined until a list offers it. */
export const useNumbersLine = store<{ readonly shown: boolean | undefined; readonly first?: string }>(() => ({
  shown: undefined,
}));

/**
 * Shows the line if no visit of this device has shown it: it stands until it is closed or this visit ends, and never again. It waits
 * for a second list: in the first one it would come after the rows and move them.
 */
export function offerNumbersLine(app: App, list: string): void {
  const line = useNumbersLine.of(app);
  const { shown: decided, first = list } = line.getState();
  if (decided !== undefined) return;
  line.setState({ first });
  if (first === list) return;
  const shown = !readEntry(TOLD, Date.now()).told;
  line.setState({ shown });
  if (shown) writeEntry(TOLD, { told: true });
}

/** The member closed it. */
export const closeNumbersLine = (app: App): void => useNumbersLine.of(app).setState({ shown: false });
