import { createHash } from "node:crypto";

/** The hash by which a content security policy allows an inline text. */
export const hashOf = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** The hosts that the app may call and those that may frame it; each is a list of CSP sources. */
export interface Hosts {
  /** The API, access and statistics services, and the hosts that stream videos. */
  readonly connect: readonly string[];
  /** The hosts of posters and videos. */
  readonly media: readonly string[];
  /** Frames that the app shows. */
  readonly frames: readonly string[];
  /** Sites that may frame the app. */
  readonly embedders: readonly string[];
  /** Where the page sends field reports, and the browser CSP violations (OPS-09); omitted = nowhere. */
  readonly reports?: string;
}

/** The inline style and script of index.html, by their hashes; `node e2e/checks/policy.mjs` updates them. */
export const INLINE = {
  style: "'sha256-x8kS3SpK83y4expB2bc4IdNW1a66jXeBkmMagQFL8S0='",
  script: "'sha256-pq/JVA5HznydA8HxNFRjU5wQwhgNvMh1xmye2I4eSFk='",
};

/** The content security policy of the app's page (trust 5.4). */
export const contentPolicy = ({ connect, media, frames, embedders, reports }: Hosts): string =>
  [
    ["default-src", "'none'"],
    ["script-src", "'self'", INLINE.script],
    ["script-src-attr", "'none'"],
    ["style-src", "'self'", INLINE.style],
    ["style-src-attr", "'none'"],
    ["img-src", "'self'", "data:", ...media],
    ["font-src", "'self'"],
    ["connect-src", "'self'", ...connect, ...(reports === undefined ? [] : [reports])],
    ["media-src", "'self'", "blob:", ...media],
    ["frame-src", ...(frames.length > 0 ? frames : ["'none'"])],
    ["worker-src", "'self'"],
    // a brand's manifest is generated from config.json (app/start/brandIcons.ts)
    ["manifest-src", "'self'", "data:"],
    ["form-action", "'none'"],
    ["base-uri", "'none'"],
    ["object-src", "'none'"],
    ["frame-ancestors", ...(embedders.length > 0 ? embedders : ["'none'"])],
    ["require-trusted-types-for", "'script'"],
    ["trusted-types", "default", "dompurify"],
    ...(reports === undefined ? [] : [["report-to", "reports"]]),
  ]
    .map((directive) => directive.join(" "))
    .join("; ");

/** The headers of every response, except caching (samples beside this file). */
export const pageHeaders = (hosts: Hosts): Readonly<Record<string, string>> => ({
  "Content-Security-Policy": contentPolicy(hosts),
  ...(hosts.reports !== undefined && { "Reporting-Endpoints": `reports="${hosts.reports}/policy"` }),
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
  "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  // a frame with sandbox="allow-scripts" has an opaque origin; the files are public
  "Access-Control-Allow-Origin": "*",
  // the page is one file whatever a launch address carries: one fetched ahead without a session serves a launch with one
  "No-Vary-Search": "params",
});

/** The hosts in the samples: an operator replaces them with its own. */
export const SAMPLE_HOSTS: Hosts = {
  connect: ["https://api.operator.example", "https://access.operator.example", "https://stats.operator.example"],
  media: ["https://media.operator.example"],
  frames: ["https://chat.operator.example"],
  embedders: ["https://www.operator.example"],
  reports: "https://reports.operator.example",
};
