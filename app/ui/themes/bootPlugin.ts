import { readFileSync } from "node:fs";
import { type Plugin } from "vite";

const FILE = "app/ui/themes/boot.js";

/**
 * Loads boot.js in the head, blocking, at the `<!-- theme -->` comment of index.html: Vite leaves classic scripts alone, so
 * the file is emitted here with a hash in its name. It comes with the stylesheet, which blocks the first paint as well.
 */
export function themeBoot(): Plugin {
  return {
    name: "theme-boot",
    apply: () => true,
    buildStart() {
      if (this.environment.mode === "build")
        this.emitFile({
          type: "asset",
          name: "theme.js",
          source: readFileSync(FILE, "utf8").replace(/^\s*\/\/.*\n/gm, ""),
        });
    },
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        const built = Object.values(bundle ?? {}).find(
          (file) => file.type === "asset" && file.names.includes("theme.js"),
        );
        return html.replace("<!-- theme -->", `<script src="${built ? `./${built.fileName}` : `/${FILE}`}"></script>`);
      },
    },
  };
}
