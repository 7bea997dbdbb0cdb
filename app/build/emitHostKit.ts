import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { rolldown } from "rolldown";
import { type Plugin } from "vite";

const ENTRY = "app/hostKit/hostKit.ts";

const TYPES = ["app/host/messages.ts", "app/hostKit/types.ts"];

const NOTE = "/* Host kit of the sportsbook: puts it into another site's page. See app/hostKit/README.md. */\n";

/** Those modules contain only types, so their text is a declaration file. */
const typeTexts = (): string =>
  TYPES.map((file) => readFileSync(file, "utf8").replace(/^import .*\n/gm, "")).join("\n");

/** The types of the kit as one file. */
export const hostKitTypes = (): string =>
  `${NOTE}${typeTexts()}\nexport declare function mount(options: MountOptions): Sportsbook;\n`;

/** The types of the script that sets `Sportsbook`, for pages that have no modules. */
export const hostKitGlobalTypes = (): string =>
  `${NOTE}declare namespace Sportsbook {\n${typeTexts()}\nexport function mount(options: MountOptions): Sportsbook;\n}\n`;

/** The kit as a module for bundlers and `<script type="module">`, or as a script that sets `Sportsbook`. */
async function bundled(format: "es" | "iife"): Promise<string> {
  const build = await rolldown({ input: ENTRY, platform: "browser", logLevel: "silent" });
  try {
    const { output } = await build.generate({ format, minify: true, ...(format === "iife" && { name: "Sportsbook" }) });
    return NOTE + output[0].code;
  } finally {
    await build.close();
  }
}

/** The previous kit, as released: pages that pin its hash continue to work. */
const KIT_1 = ["host-kit.js", "host-kit.global.js", "host-kit.d.ts"];

/** The value of `integrity` for a file. */
export const integrityOf = (text: string): string => `sha384-${createHash("sha384").update(text).digest("base64")}`;

/** All files of both kits by name: the old names stay kit 1 (OPS-14). */
export async function hostKitFiles(): Promise<ReadonlyMap<string, string>> {
  const files = new Map(KIT_1.map((name) => [name, readFileSync(`app/hostKit/kit1/${name}.txt`, "utf8")]));
  files.set("host-kit-2.js", await bundled("es"));
  files.set("host-kit-2.global.js", await bundled("iife"));
  files.set("host-kit-2.d.ts", hostKitTypes());
  files.set("host-kit-2.global.d.ts", hostKitGlobalTypes());
  const hashes = [...files].flatMap(([name, text]) => (name.endsWith(".js") ? [[name, integrityOf(text)]] : []));
  files.set("kit-integrity.json", `${JSON.stringify(Object.fromEntries(hashes), undefined, 2)}\n`);
  return files;
}

/** Emits the host kits beside the app, under names without a hash: host sites link to them. */
export function hostKit(): Plugin {
  return {
    name: "host-kit",
    apply: "build",
    async generateBundle() {
      for (const [fileName, source] of await hostKitFiles()) this.emitFile({ type: "asset", fileName, source });
    },
  };
}
