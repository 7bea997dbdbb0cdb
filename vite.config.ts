import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import react from "@vitejs/plugin-react";
import { msw } from "msw/vite";
import { minify } from "terser";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { buildTarget } from "./app/deploy/browsers.ts";
import { pageHeaders } from "./app/deploy/headers.ts";
import { packed } from "./app/deploy/packed.ts";
import { release } from "./app/deploy/release.ts";
import { hostKit } from "./app/build/emitHostKit.ts";
import { ownWords } from "./app/build/ownWords.ts";
import { splitWords } from "./app/build/splitWords.ts";
import { installable } from "./app/build/installable.ts";
import { iconSprite } from "./app/build/sprite.ts";
import { plainJsx } from "./app/build/plainJsx.ts";
import { routesWithoutLinks } from "./app/build/routesWithoutLinks.ts";
import { FIRST_ROWS, indexHead, SLIP } from "./app/build/indexHead.ts";
import { demoVideo } from "./mocks/media/plugin.ts";
import { lobbyAhead } from "./mocks/operator/lobbyAhead.ts";

const { version } = JSON.parse(readFileSync(new URL("./package.json", import.meta.url), "utf8")) as { version: string };

/** Puts the icons that are used into index.html, so that the first paint has them without a request. */
const sprite = (): Plugin => ({
  name: "icon-sprite",
  transformIndexHtml: (html) => html.replace("<!-- icons -->", iconSprite()),
});

/**
 * Nearly all of the first part runs at once. Compiled while it arrives, it does not hold up the first list, function by function,
 * when it runs: a sixth of the time to the first rows (Chromium; for others it is a comment).
 */
const compiledOnArrival = (): Plugin => ({
  name: "compiled-on-arrival",
  apply: (_config, { mode }) => mode === "production",
  generateBundle: {
    // after what Vite itself writes into the first lines
    order: "post",
    async handler(_options, bundle) {
      for (const part of Object.values(bundle))
        if (part.type === "chunk" && (part.isEntry || part.name === FIRST_ROWS)) {
          // named anew once the bundler has put its own names in: 0.3 kB less
          const { code } = await minify(part.code, { compress: false, module: true });
          part.code = `//# allFunctionsCalledOnLoad\n${code ?? part.code}`;
        }
    },
  },
});

/**
 * Both cuts of a catalogue and the rules would have one name by their language, and a browser takes the other one for its last
 * release (app/deploy/build.ts).
 */
const suffixOf = (module: string | null): string =>
  /\.po\?(?:rest|slip)/.exec(module ?? "")?.[0].replace(".po?", "-") ??
  (module?.includes("/text/rules/") ? "-rules" : "");

/**
 * A build carries a sample of the config.json that an operator writes, never that file: who copies a build over a site would lose
 * it. Without one every default is in force, and the preview answers with that.
 */
const operatorConfig = (): Plugin => ({
  name: "operator-config",
  generateBundle() {
    for (const fileName of ["config.sample.json", "config.schema.json"])
      this.emitFile({ type: "asset", fileName, source: readFileSync(`app/deploy/${fileName}`, "utf8") });
  },
  configurePreviewServer({ middlewares, config }) {
    middlewares.use((request, response, next) => {
      const isAsked = request.url?.split("?")[0] === "/config.json";
      if (!isAsked || existsSync(join(config.root, config.build.outDir, "config.json"))) return next();
      response.setHeader("content-type", "application/json").setHeader("cache-control", "no-store").end("{}\n");
    });
  },
});

/** The browser of a preview is on the same machine: packing every answer anew for it takes longer than sending it as it is. */
const unpackedPreview = (): Plugin => ({
  name: "unpacked-preview",
  configurePreviewServer({ middlewares }) {
    middlewares.use((request, _, next) => {
      delete request.headers["accept-encoding"];
      next();
    });
  },
});

/** The pages beside the demo: those of the simulated operator (sign-in, cashier, lobby, host), of the calls and of the catalogue. */
const pagesBeside = (): string[] =>
  ["mocks/operator", "mocks/calls", "e2e/catalogue"].flatMap((folder) =>
    readdirSync(folder).flatMap((name) => (name.endsWith(".html") ? [`${folder}/${name}`] : [])),
  );

/** The preview stands for the operator's server, and the end-to-end tests run under its headers: the samples' text, these hosts. */
const PREVIEW = pageHeaders({
  connect: [],
  media: [],
  // the demo's host page frames the app under the machine's other name
  frames: ["'self'", "http://localhost:*", "http://127.0.0.1:*"],
  embedders: ["'self'", "http://localhost:*", "http://127.0.0.1:*"],
});

const sheets = new Map<string, string>();

/**
 * A class of a stylesheet, with four letters for its sheet: each name stands twice in the first load, so it is short. Two sheets
 * with the same letters would wear each other's classes, so that is refused.
 */
const scopedName = (name: string, file: string): string => {
  const sheet = file.split("?")[0]?.split("/app/").at(-1) ?? file;
  const letters = (createHash("sha256").update(sheet).digest().readUInt32BE() % 36 ** 4).toString(36).padStart(4, "0");
  const other = sheets.get(letters) ?? sheet;
  if (other !== sheet) throw new Error(`${sheet} and ${other} share the letters ${letters}: rename one`);
  sheets.set(letters, sheet);
  return `${name}-${letters}`;
};

/** What comes right after the first list, two of them for a tap on a painted row (app/build/indexHead.ts). */
const SECOND = [
  "components/shell/over/Overlays.tsx",
  "screens/index/PopularList.tsx",
  "screens/index/WeekList.tsx",
  "start/life.ts",
].map((file) => join(import.meta.dirname, "app", file));

/** Parts too small for files of their own, whose names the first part would carry; the words of a failure need the second anyway. The bar that says offline stays one, to be there early. */
const SMALL =
  /\/app\/(?:screens\/index\/(?:Popular|Week)List|components\/board\/lines\/Lines|components\/views\/FailureWords|flows\/(?:lists\/pressMatch|session\/leaveForLogin))\.tsx?$/;

/** What only some headers and wide lists have, for the same reason. */
const HEADS =
  /\/app\/(?:screens\/index\/ColumnHeads|components\/shell\/(?:LanguageButton|wide\/SearchField|lists\/BurmaSwitch))\.tsx$/;

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** What these modules need, themselves among it. */
function neededBy(files: readonly string[], modules: Modules): ReadonlySet<string> {
  const found = new Set(files);
  for (const id of found) for (const next of modules.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}

/** Names the part of what several later parts share: "second" is needed right after the first list, "shared" when a page asks for it. */
const sharedPart = (): ((id: string, modules: Modules) => string) => {
  let second: ReadonlySet<string> | undefined;
  return (id, modules) => ((second ??= neededBy(SECOND, modules)).has(id) ? "second" : "shared");
};

export default defineConfig(({ mode }) => ({
  base: "./", // hash routes: one build runs under any path
  publicDir: false,
  plugins: [
    sprite(),
    indexHead(),
    installable(),
    operatorConfig(),
    unpackedPreview(),
    compiledOnArrival(),
    hostKit(),
    lingui({ failOnCompileError: true }),
    splitWords(),
    ownWords(version),
    routesWithoutLinks(),
    plainJsx(),
    babel({ presets: [linguiTransformerBabelPreset()] }), // before react(): macros first, then the compiler
    react({ compiler: true, exclude: /\/node_modules\//, refreshExclude: /\/node_modules\// }),
    mode === "demo" || mode === "test" ? msw({ mode: "worker-only" }) : null,
    mode === "demo" ? demoVideo() : null,
    lobbyAhead(),
    release(version),
    packed(),
  ],
  preview: {
    // as the samples send the page: a browser may keep it to come back to, and asks whether it is still the one
    headers: { ...PREVIEW, "Cache-Control": "no-cache" },
  },
  css: { modules: { generateScopedName: scopedName } },
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: "react" }] },
  define: { __APP_VERSION__: JSON.stringify(version) },
  build: {
    target: buildTarget(),
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false }, // every browser of the target has it
    // 1 kB less of the first load than Vite's own minifier, at twice the time
    ...(mode === "production" && {
      minify: "terser" as const,
      terserOptions: { compress: { ecma: 2020 as const, passes: 2 }, module: true },
    }),
    reportCompressedSize: false,
    rolldownOptions: {
      // "use no memo" is for the compiler, which has read it by then
      onLog: (level, log, tell) => {
        if (log.code !== "MODULE_LEVEL_DIRECTIVE") tell(level, log);
      },
      // the demo brings pages of its own
      ...(mode === "demo" && { input: ["index.html", ...pagesBeside()] }),
      output: {
        // the first part names every other one, and what the name says of its content does not compress
        entryFileNames: "assets/[name]-[hash:7].js",
        chunkFileNames: ({ facadeModuleId }) => `assets/[name]${suffixOf(facadeModuleId)}-[hash:7].js`,
        assetFileNames: "assets/[name]-[hash:7][extname]",
        codeSplitting: {
          // one part for what the first list needs and one for what several later parts share: the more parts, the worse they
          // compress, and the first one names them all; the demo has other pages too, and what one page runs at its start
          // must not run in another
          groups:
            mode === "demo"
              ? []
              : [
                  // with all that it imports: a part that runs before React has come
                  {
                    name: FIRST_ROWS,
                    // and what the slip before the app needs of the first part
                    test: /\/app\/(?:start\/firstRows|ui\/IconButton|stores\/first\/entries|frame\/nextFrame)\.tsx?$/,
                    priority: 3,
                  },
                  { name: SLIP, test: /\/app\/start\/plainSlip\.ts$/, priority: 2.5 },
                  // colours, which come beside them and wait for nothing
                  {
                    name: "look",
                    test: /\/app\/(?:flows\/look\/firstLook|domain\/look\/(?:crest|hue))\.ts$/,
                    priority: 4,
                  },
                  // the first part's words come compiled: only an operator's own need the compiler, which lingui names all the same
                  { name: "icu", test: /\/node_modules\/(?:@lingui\/message-utils|@messageformat|moo)\//, priority: 4 },
                  { name: "first", tags: ["$initial" as const], priority: 2 },
                  { name: "lists", test: SMALL, priority: 1 },
                  { name: "heads", test: HEADS, priority: 1 },
                  { name: sharedPart(), debugName: "shared", minShareCount: 2, priority: 1 },
                ],
        },
      },
    },
  },
  test: {
    // no test is a race: a shared machine can be several times slower than at other times
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // the default leaves one core out, which of two is half of the machine
    maxWorkers: "100%",
    projects: [
      {
        extends: true,
        test: {
          name: "pure",
          environment: "node",
          include: ["{app,mocks,e2e/{bench,checks,proofs,conform,kit,letter,surfaces}}/**/*.test.ts"],
          // what outlives a test belongs to an app, and each test makes its own (decision 58), or to the device's storage,
          // which is forgotten after each file: to load the modules afresh would take two fifths of the run
          isolate: false,
          setupFiles: [
            "mocks/testing/propertySeed.ts",
            "app/application/testing/endApps.ts",
            "app/stores/storage/testing/newDevice.ts",
          ],
        },
      },
      {
        extends: true,
        test: {
          name: "dom",
          environment: "happy-dom",
          include: ["{app,e2e/catalogue}/**/*.test.tsx"],
          setupFiles: ["mocks/testing/propertySeed.ts"],
        },
      },
    ],
  },
}));
