import { rolldown } from "rolldown";
import { type Plugin } from "vite";

const BOOT = "app/boot.ts";

/** Where the development server has it. */
const SERVED = "/theme-boot.js";

/** The boot script with what it imports, as one classic script. */
async function bundled(): Promise<string> {
  const build = await rolldown({ input: BOOT, platform: "browser", logLevel: "silent" });
  try {
    const { output } = await build.generate({ format: "iife", minify: true });
    return output[0].code;
  } finally {
    await build.close();
  }
}

/**
 * Finishes the head of index.html. At `<!-- theme -->` the boot script is loaded, blocking: Vite leaves classic scripts
 * alone, so it is built and emitted here with a hash in its name; it comes with the stylesheet, which holds back the first
 * paint as well. The demo reads no config.json, so it does not preload one.
 */
export function indexHead(): Plugin {
  let mode = "";
  return {
    name: "index-head",
    configResolved(config) {
      mode = config.mode;
    },
    configureServer({ middlewares }) {
      middlewares.use(SERVED, (_request, response, next) => {
        bundled().then((code) => {
          response.setHeader("Content-Type", "text/javascript");
          response.end(code);
        }, next);
      });
    },
    async buildStart() {
      if (this.environment.mode !== "build") return;
      this.emitFile({ type: "asset", name: "theme.js", source: await bundled() });
    },
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        const built = Object.values(bundle ?? {}).find(
          (file) => file.type === "asset" && file.names.includes("theme.js"),
        );
        const whole = html.replace(
          "<!-- theme -->",
          `<script src="${built ? `./${built.fileName}` : SERVED}"></script>`,
        );
        return mode === "demo" ? whole.replace(/\s*<link rel="preload" as="fetch"[^>]*>/, "") : whole;
      },
    },
  };
}
