// Fails if the production build contains a trace of the simulated bookmaker, of its worker or of the catalogue of
// parts.
import { readdirSync, readFileSync } from "node:fs";

const TRACES = [
  "mockServiceWorker",
  "setupWorker",
  "createWorld",
  "startBookmaker",
  "[MSW]",
  "mswjs",
  "catalogue-part",
];
const files = readdirSync("dist", { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
const found = files.flatMap((entry) => {
  const path = `${entry.parentPath}/${entry.name}`;
  const text = readFileSync(path, "utf8");
  return TRACES.filter((trace) => text.includes(trace) || entry.name.includes(trace)).map(
    (trace) => `${path}: ${trace}`,
  );
});
for (const line of found) process.stdout.write(`${line}\n`);
process.exit(files.length === 0 || found.length > 0 ? 1 : 0);
