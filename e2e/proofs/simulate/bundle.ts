import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import { rolldown, type Plugin } from "rolldown";
import { GLOBALS } from "./page.ts";

/** A deliberate mistake in the app: in this file this text is replaced by that one. */
export interface Planted {
  readonly file: string;
  readonly find: string;
  readonly put: string;
}

const ENTRY = resolve("e2e/proofs/simulate/port/tab.ts");

/** Nobody reads what is said here: a notice is worded, but every message is its id. */
const wordless = (): Plugin => ({
  name: "wordless",
  load: {
    filter: { id: /\/app\/text\/i18n\.ts$/ },
    handler: () =>
      "export const i18n = { _: ({ id }) => id }; export const allWords = async () => {}; export const showLanguage = async () => {};",
  },
});

/** Every store that is made names itself, so that the truths can walk them all. */
function walking(): Plugin {
  const id = resolve("app/application/store.ts");
  const made = "return Object.assign(use, { of });";
  const text = readFileSync(id, "utf8");
  if (!text.includes(made)) throw new Error(`${id} makes its stores in another way.`);
  const named = text.replace(made, () => `((globalThis as any).everyStore ??= []).push(of);\n  ${made}`);
  return { name: "walking", load: (asked) => (asked === id ? named : null) };
}

/** Puts a mistake into one file of the app; text that is not found is an error. */
function planting({ file, find, put }: Planted): Plugin {
  const text = readFileSync(file, "utf8");
  if (text.split(find).length !== 2) throw new Error(`${file} does not hold this once: ${find}`);
  const id = resolve(file);
  return { name: "planting", load: (asked) => (asked === id ? text.replace(find, () => put) : null) };
}

/** The app's flows, stores, query client and ky bundled as one script. */
export async function bundleApp(planted?: Planted): Promise<string> {
  const build = await rolldown({
    input: ENTRY,
    platform: "browser",
    logLevel: "silent",
    transform: { define: { "import.meta.env.MODE": '"production"', "process.env.NODE_ENV": '"production"' } },
    plugins: [
      ...(planted ? [planting(planted)] : []),
      wordless(),
      walking(),
      babel({ presets: [linguiTransformerBabelPreset()] }),
    ],
  });
  try {
    const { output } = await build.generate({ format: "iife", name: "app", codeSplitting: false });
    return `(function (${GLOBALS.join(", ")}) { ${output[0].code}\nreturn app; })`;
  } finally {
    await build.close();
  }
}
