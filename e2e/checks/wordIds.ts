// Gives each new message an id (locales/ids.json), and records the release in which one was removed. If a message is
// only reworded, put the new text and the release at its id before this runs, so that it keeps the id.
import { readFileSync, writeFileSync } from "node:fs";
import { faultsOf, readIds, sourceMessages, withNew } from "#app/build/ownWords.ts";

const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
const messages = sourceMessages();
const ids = withNew(readIds(), messages, version);
const faults = faultsOf(ids, messages);
for (const fault of faults) process.stderr.write(`${fault}\n`);
if (faults.length > 0) process.exit(1);
writeFileSync("locales/ids.json", `${JSON.stringify(ids, null, 2)}\n`);
