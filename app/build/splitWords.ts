import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { formatter } from "@lingui/format-po";
import { type Plugin } from "vite";
import { wholeTerms } from "./thaiWords.ts";

const ENTRY = "app/start/main.tsx";
const SLIP = "app/start/plainSlip.ts";
const SOURCE = "locales/en-US.po";

const IMPORTS = /^(?:import|export)\s+(?!type\b)(?:([^;"]*?)\sfrom\s+)?"([^"]+)"/gm;

/** True for a type-only import: nothing of it is in the build. */
const isTypes = (names: string | undefined): boolean =>
  names !== undefined &&
  names.startsWith("{") &&
  names
    .slice(1, -1)
    .split(",")
    .every((name) => name.trim() === "" || name.trim().startsWith("type "));

/** The files of the app that `entry` imports statically, including itself, from the root of the project. */
export function staticImports(entry: string): ReadonlySet<string> {
  const found = new Set([entry]);
  for (const file of found) {
    for (const [, names, from = ""] of readFileSync(file, "utf8").matchAll(IMPORTS)) {
      if (isTypes(names)) continue;
      const path = from.startsWith("./") ? join(dirname(file), from) : from.replace(/^#app/, "app");
      if (/\.tsx?$/.test(path) && existsSync(path)) found.add(path);
    }
  }
  return found;
}

/** The ids of the messages used in those files, by the origins in the source catalogue. */
export function messagesOf(files: ReadonlySet<string>): ReadonlySet<string> {
  const about = { locale: "en-US", sourceLocale: "en-US", filename: SOURCE };
  const catalogue = formatter({ lineNumbers: false }).parse(readFileSync(SOURCE, "utf8"), about);
  const ids = new Set<string>();
  for (const [id, { origin = [] }] of Object.entries(
    catalogue as Record<string, { origin?: [string, ...unknown[]][] }>,
  ))
    if (origin.some(([file]) => files.has(file))) ids.add(id);
  return ids;
}

const ASKED = /\.po\?(first|rest|slip)\?lingui$/;

/**
 * Splits each catalogue in two: `?first?lingui` has the messages rendered before anything else has loaded,
 * `?rest?lingui` all others (performance of the first load); `?slip?lingui` has those of them that the slip needs which stands before
 * the app does. Runs after the plugin that compiles catalogues.
 */
export function splitWords(): Plugin {
  let first: ReadonlySet<string> | undefined;
  let slip: ReadonlySet<string> | undefined;
  return {
    name: "split-words",
    enforce: "post",
    buildStart() {
      first = undefined;
      slip = undefined;
    },
    transform: {
      filter: { id: ASKED },
      async handler(code, id) {
        const part = ASKED.exec(id)?.[1];
        // the compiled catalogue is a module without imports: running it is the simplest way to read it
        const compiled = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
          readonly messages: Record<string, unknown>;
        };
        first ??= messagesOf(staticImports(ENTRY));
        slip ??= messagesOf(staticImports(SLIP));
        const [early, ofSlip] = [first, slip];
        const messages = Object.entries(compiled.messages).filter(
          ([message]) => early.has(message) === (part === "first") && (part !== "slip" || ofSlip.has(message)),
        );
        const words = JSON.stringify(Object.fromEntries(messages));
        const cut = JSON.stringify(id.includes("/th-TH.po") ? wholeTerms(words) : words);
        return { code: `export const messages = JSON.parse(${cut});`, map: null };
      },
    },
  };
}
