import { readFileSync } from "node:fs";
import { type Plugin } from "vite";

const BOOT = "app/ui/themes/boot.js";

/**
 * Finishes the head of index.html. At `<!-- theme -->` boot.js is loaded, blocking: Vite leaves classic scripts alone, so the
 * file is emitted here with a hash in its name; it comes with the stylesheet, which holds back the first paint as well.
 * The demo reads no config.json, so it does not preload one.
 */
export function indexHead(): Plugin {
  let mode = "";
  return {
    name: "index-head",
    configResolved(config) {
      mode = config.mode;
    },
    buildStart() {
      if (this.environment.mode !== "build") return;
      const source = readFileSync(BOOT, "utf8").replace(/^\s*\/\/.*\n/gm, "");
      this.emitFile({ type: "asset", name: "theme.js", source });
    },
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        const built = Object.values(bundle ?? {}).find(
          (file) => file.type === "asset" && file.names.includes("theme.js"),
        );
        const whole = html.replace(
          "<!-- theme -->",
          `<script src="${built ? `./${built.fileName}` : `/${BOOT}`}"></script>`,
        );
        return mode === "demo" ? whole.replace(/\s*<link rel="preload" as="fetch"[^>]*>/, "") : whole;
      },
    },
  };
}
