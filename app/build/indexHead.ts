import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type OutputAsset, type OutputChunk, rolldown } from "rolldown";
import { type Plugin } from "vite";
import { hashOf } from "#app/deploy/headers.ts";

const BOOT = "app/start/boot.ts";

/**
 * The chunk that renders the first rows (app/start/firstRows.tsx): it runs as soon as it has loaded, before the app's
 * own.
 */
export const FIRST_ROWS = "firstRows";

/** The chunk of the slip that stands before the app does (app/start/plainSlip.ts). */
export const SLIP = "plainSlip";

/**
 * The chunks that render the response to a tap on a price, with all words, and those needed after that; "distribution"
 * is ky by its file's name.
 */
const TAP_PARTS = { drawn: ["second", "lists", "Overlays"], after: ["distribution", "life"] };

/**
 * Where a server that puts the first list into the page (deploy/nginx-first.conf) names its query, and where the list goes. To any other
 * server these are comments.
 */
const FIRST_LIST = {
  query: `<meta name="first" content='<!--# echo var="first_query" -->'>`,
  list: '<script type="application/json" id="first"><!--# include virtual="/first-list" --></script>',
};

/** Its path on the development server. */
const SERVED = "/theme-boot.js";

/** The stylesheets that index.html names: all that the static shell needs before any code has loaded. */
const STYLES = /<link rel="stylesheet" href="\/(app\/[^"]+\.css)" \/>/g;

/** The boot script with what it imports, as one classic script. */
async function bundled(): Promise<string> {
  const build = await rolldown({
    input: BOOT,
    platform: "browser",
    logLevel: "silent",
    // a browser that is too old for the app still has to be told so
    transform: { target: "es2019" },
    // tables that only other chunks need
    treeshake: { moduleSideEffects: [BOOT] },
  });
  try {
    const { output } = await build.generate({ format: "iife", minify: true });
    return output[0].code.trim();
  } finally {
    await build.close();
  }
}

/** A stylesheet without comments and superfluous white space. */
const packed = (css: string): string =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/\s+/g, " ")
    .replace(/ ?([{};,]) ?/g, "$1")
    .replace(/: /g, ":")
    .trim();

/**
 * What is inlined in index.html, so that the first paint waits for no other file: the style of the static shell and the
 * boot script.
 */
export async function inlineParts(): Promise<{ readonly style: string; readonly script: string }> {
  const files = [...readFileSync("index.html", "utf8").matchAll(STYLES)].map(([, file = ""]) => file);
  return { style: files.map((file) => packed(readFileSync(file, "utf8"))).join(""), script: await bundled() };
}

/** The policy with the hashes of this very page's inline texts instead of the samples'. */
function policyFor(page: string, policy: string): string {
  let fitted = policy;
  for (const [tag, directive] of [
    ["style", "style-src"],
    ["script", "script-src"],
  ] as const) {
    const text = new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`).exec(page)?.[1];
    if (text !== undefined)
      fitted = fitted.replace(new RegExp(`(${directive} 'self')( 'sha256-[^']+')?`), `$1 ${hashOf(text)}`);
  }
  return fitted;
}

const POLICY = "Content-Security-Policy";

/**
 * A stylesheet of the app, before those of its chunks: it does not apply until ui/enableStylesheets.ts enables it, and
 * the first paint does not wait.
 */
const waiting = (sheet: string, address: string): string =>
  `<link rel="preload" as="style" crossorigin href="${address}">${sheet.replace(">", ' media="not all">')}`;

/** A file that is fetched once `why` has come; what then asks for it makes a preload of the link. */
const linkTo = (why: "slip" | "tap", file: string, more = ""): string =>
  `<link rel="${why}" crossorigin href="./${file}"${more}>`;

type Bundle = Readonly<Record<string, OutputAsset | OutputChunk>>;

const chunksOf = (bundle: Bundle): readonly OutputChunk[] =>
  Object.values(bundle).filter((file): file is OutputChunk => file.type === "chunk");

/** The messages of each language from one of its cuts (app/build/splitWords.ts). */
const wordLinks = (bundle: Bundle, why: "slip" | "tap", cut: "rest" | "slip"): readonly string[] =>
  chunksOf(bundle).flatMap(({ facadeModuleId, fileName }) => {
    const [, language, of] = /\/locales\/([\w-]+)\.po\?(rest|slip)/.exec(facadeModuleId ?? "") ?? [];
    return of === cut ? [linkTo(why, fileName, ` hreflang="${language}"`)] : [];
  });

/** Names what draws the slip that stands before the app does (app/start/plainSlip.ts): a member who comes back has it fetched at once (app/start/boot.ts). */
function slipLinks(bundle: Bundle): string {
  const [slip] = chunksOf(bundle).filter(({ name }) => name === SLIP);
  if (slip === undefined) return "";
  const styles = [...(slip.viteMetadata?.importedCss ?? [])].map((sheet) => linkTo("slip", sheet, ' as="style"'));
  return [linkTo("slip", slip.fileName), ...styles, ...wordLinks(bundle, "slip", "slip")].join("");
}

/**
 * Names what answers a tap on an early row (app/start/plainSlip.ts), which appears before the app that would request it: chunks, their
 * stylesheets except those that the page names anyway, and the messages of each language.
 */
function tapLinks(bundle: Bundle, html: string): string {
  const partsOf = (names: readonly string[]) =>
    names.flatMap((part) => chunksOf(bundle).filter(({ name }) => name === part));
  const drawn = partsOf(TAP_PARTS.drawn);
  const sheets = new Set(drawn.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
  const styles = [...sheets]
    .filter((sheet) => !html.includes(sheet))
    .map((sheet) => linkTo("tap", sheet, ' as="style"'));
  const linksTo = (parts: readonly OutputChunk[]) => parts.map(({ fileName }) => linkTo("tap", fileName));
  // in this order: over HTTP/1.1 only five are requested at once
  return [...linksTo(drawn), ...wordLinks(bundle, "tap", "rest"), ...styles, ...linksTo(partsOf(TAP_PARTS.after))].join(
    "",
  );
}

/**
 * Completes index.html. In the built page the style of the static shell and the boot script are inlined, and the app's
 * stylesheet waits for the app, so that only the page itself is needed to paint the shell; a policy without their
 * hashes only delays the first paint. The demo reads no config.json and has no server, so nothing is requested early.
 */
export function indexHead(): Plugin {
  let mode = "";
  return {
    name: "index-head",
    config({ build, preview }, { isPreview }) {
      const page = join(build?.outDir ?? "dist", "index.html");
      const policy = preview?.headers?.[POLICY];
      if (!isPreview || typeof policy !== "string" || !existsSync(page)) return undefined;
      return { preview: { headers: { [POLICY]: policyFor(readFileSync(page, "utf8"), policy) } } };
    },
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
    transformIndexHtml: {
      order: "post",
      async handler(html, { bundle, path }) {
        if (bundle === undefined) return html.replace("<!-- theme -->", `<script src="${SERVED}"></script>`);
        if (path !== "/index.html") return html;
        const words = Object.values(bundle).flatMap((file) => {
          const from = (file.type === "chunk" && file.facadeModuleId) || "";
          const [, language] = /\/locales\/([\w-]+)\.po\?first/.exec(from) ?? [];
          return language === undefined ? [] : [[language, `./${file.fileName}`]];
        });
        const early = `<meta name="words" content='${JSON.stringify(Object.fromEntries(words))}'>${FIRST_LIST.query}`;
        const tap = slipLinks(bundle) + tapLinks(bundle, html);
        const { style, script } = await inlineParts();
        // before the app's script: such scripts run in document order
        let rows = "";
        return html
          .replace(/<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/g, waiting)
          .replace(/<link rel="modulepreload"([^>]*) href="([^"]+)">/g, (link, rest: string, address: string) => {
            if (!address.includes(`/${FIRST_ROWS}-`)) return link;
            rows = `<script type="module"${rest} src="${address}"></script>`;
            return "";
          })
          .replace("</body>", (end) => (mode === "demo" ? end : FIRST_LIST.list + end))
          .replace(
            "<!-- theme -->",
            () => `${mode === "demo" ? "" : early + tap}<style>${style}</style><script>${script}</script>${rows}`,
          );
      },
    },
  };
}
