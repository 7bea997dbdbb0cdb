import { readFileSync } from "node:fs";
import { type Plugin } from "vite";

interface AppIcon {
  readonly file: string;
  /** Edge in px. */
  readonly size: number;
  readonly purpose: "any" | "maskable";
}

/** The icons of the installed app, drawn from brand.svg by `node e2e/checks/icons.mjs`. */
export const APP_ICONS: readonly AppIcon[] = [
  { file: "app-192.png", size: 192, purpose: "any" },
  { file: "app-512.png", size: 512, purpose: "any" },
  { file: "app-maskable-512.png", size: 512, purpose: "maskable" },
];

/** The background of the icon, and of the splash screen of the installed app. */
const GROUND = "#152443";

/**
 * The manifest of the installed app, its icons at these URLs; all paths are relative, so that it works under any base
 * (design 2.1).
 */
export const manifestOf = (addressOf: (file: string) => string) => ({
  name: "Sportsbook",
  short_name: "Sportsbook",
  start_url: "./",
  scope: "./",
  display: "standalone",
  background_color: GROUND,
  theme_color: GROUND,
  icons: APP_ICONS.map(({ file, size, purpose }) => ({
    src: addressOf(file),
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  })),
});

const NAME = "manifest.json";
const bytes = (file: string) => readFileSync(new URL(`../ui/icons/${file}`, import.meta.url));

/**
 * Makes the app installable on phones: manifest and icons as files of its own host. There is no service worker: caches
 * are a danger here (trust 5).
 */
export function installable(): Plugin {
  return {
    name: "installable",
    transformIndexHtml: {
      order: "post",
      // the simulated operator's pages are not an app
      handler: (_html, { path }) =>
        path === "/index.html"
          ? [{ tag: "link", attrs: { rel: "manifest", href: `./${NAME}` }, injectTo: "head" }]
          : [],
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${NAME}`, (_request, response) => {
        response.setHeader("Content-Type", "application/manifest+json");
        response.end(JSON.stringify(manifestOf((file) => `./app/ui/icons/${file}`)));
      });
    },
    generateBundle() {
      if (this.environment.mode !== "build") return;
      const places = new Map(
        APP_ICONS.map(({ file }) => [file, this.emitFile({ type: "asset", name: file, source: bytes(file) })] as const),
      );
      const manifest = manifestOf((file) => `./${this.getFileName(places.get(file) ?? "")}`);
      this.emitFile({ type: "asset", fileName: NAME, source: `${JSON.stringify(manifest, null, 2)}\n` });
    },
  };
}
