import { readFileSync } from "node:fs";
import { rolldown } from "rolldown";
import { type Plugin } from "vite";

const ENTRY = "app/hostKit/hostKit.ts";

const TYPES = ["app/host/messages.ts", "app/hostKit/types.ts"];

const NOTE = "/* Host kit of the sportsbook: puts it into another site's page. See app/hostKit/README.md. */\n";

/** The types of the kit as one file: those modules hold nothing but types, so their text is a declaration file. */
export function hostKitTypes(): string {
  const texts = TYPES.map((file) => readFileSync(file, "utf8").replace(/^import .*\n/gm, ""));
  return `${NOTE}${texts.join("\n")}\nexport declare function mount(options: MountOptions): Sportsbook;\n`;
}

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

/** Puts the host kit beside the app, under names without a hash: host sites link to them. */
export function hostKit(): Plugin {
  return {
    name: "host-kit",
    apply: "build",
    async generateBundle() {
      this.emitFile({ type: "asset", fileName: "host-kit.js", source: await bundled("es") });
      this.emitFile({ type: "asset", fileName: "host-kit.global.js", source: await bundled("iife") });
      this.emitFile({ type: "asset", fileName: "host-kit.d.ts", source: hostKitTypes() });
    },
  };
}
