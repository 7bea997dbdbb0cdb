/**
 * The layers of the code: who may import whom. The linter and `npm run house` read this table, and nothing else
 * decides.
 */

/** A layer of `app`, its folder or file, and the layers below it that it may import. */
interface Floor {
  place: string;
  below: readonly string[];
  /** Packages that may not be imported in this layer. */
  packages?: readonly string[];
  why: string;
}

const UI_FREE = ["date-fns-tz/*", "react*", "zustand*", "ky", "valibot", "@tanstack/*", "@lingui/**"];

export const FLOORS: readonly Floor[] = [
  {
    place: "domain",
    below: [],
    packages: UI_FREE,
    why: "domain is plain TypeScript: it imports domain, big.js and date-fns",
  },
  {
    place: "frame",
    below: [],
    packages: UI_FREE,
    why: "what the screen has shown: a fact of the browser alone",
  },
  {
    place: "ui",
    below: ["frame"],
    packages: ["zustand*", "@tanstack/*", "ky", "@lingui/**"],
    why: "ui knows no bookmaking and no words: both come as props",
  },
  {
    place: "application",
    below: [],
    packages: ["ky", "@lingui/**", "react-dom"],
    why: "what an app is made of: everything that remembers something is kept under it",
  },
  { place: "config.ts", below: ["stores", "domain"], why: "the configuration imports stores and domain" },
  {
    place: "stores",
    below: ["application", "domain"],
    packages: ["@tanstack/*", "ky", "react-dom"],
    why: "stores hold client state and import domain",
  },
  { place: "text", below: ["domain"], packages: ["zustand*", "@tanstack/*", "ky"], why: "text imports domain" },
  {
    place: "host",
    below: ["addresses.ts", "domain", "stores", "config.ts"],
    packages: ["ky"],
    why: "host imports domain, config and stores",
  },
  {
    place: "api",
    below: ["application", "domain", "stores", "config.ts"],
    why: "api imports stores, config and domain",
  },
  {
    place: "flows",
    below: ["application", "frame", "addresses.ts", "api", "host", "text", "stores", "config.ts", "domain"],
    packages: ["ky", "react-dom"],
    why: "flows draw nothing and ask through endpoint modules",
  },
  {
    place: "components",
    below: ["application", "addresses.ts", "flows", "api", "host", "text", "stores", "config.ts", "ui", "domain"],
    packages: ["ky"],
    why: "components stand below screens and ask through endpoint modules",
  },
  {
    place: "screens",
    below: [
      "application",
      "addresses.ts",
      "components",
      "flows",
      "api",
      "host",
      "text",
      "stores",
      "config.ts",
      "ui",
      "domain",
    ],
    packages: ["ky"],
    why: "a screen is alone: what two screens share is a component",
  },
  {
    place: "routes.tsx",
    below: [
      "application",
      "addresses.ts",
      "screens",
      "components",
      "flows",
      "api",
      "host",
      "text",
      "stores",
      "config.ts",
      "ui",
      "domain",
    ],
    packages: ["ky"],
    why: "the table of routes",
  },
  {
    place: "hostKit",
    below: ["host"],
    packages: [...UI_FREE, "react-dom"],
    why: "the host kit runs in a foreign page: it shares the messages and nothing else",
  },
  {
    place: "start",
    below: [
      "application",
      "addresses.ts",
      "routes.tsx",
      "screens",
      "components",
      "flows",
      "api",
      "host",
      "text",
      "stores",
      "config.ts",
      "ui",
      "domain",
    ],
    why: "the way from the first byte to the first drawing",
  },
];

/** Modules in a layer that the layers above it may not import. */
export const SHUT: Readonly<Record<string, readonly string[]>> = {
  // only endpoint modules speak HTTP
  "api/client.ts": ["flows", "components", "screens", "routes.tsx"],
};

/** The rooms of a layer, top to bottom: a room imports those below it, and none above; "." are the files beside the rooms. */
export const ROOMS: Readonly<Record<string, readonly string[]>> = {
  domain: ["exposure", "figures", "look", "share", "watches", "bets", "slip", "boards", "odds", "member", ".", "time"],
  flows: [
    "operator",
    "quick",
    "reports",
    "sale",
    "share",
    "watches",
    "exposure",
    "figures",
    "bets",
    "slip",
    "lists",
    "attempt",
    "look",
    "session",
    ".",
  ],
  components: [
    "match",
    "shell",
    "board",
    "sale",
    "slip",
    "share",
    "exposure",
    "figures",
    "bets",
    "bonus",
    "duties",
    "watches",
    "views",
  ],
};

/** The one module of a room above that a room may import against the direction, for its types alone. */
export const TYPES_UP: Readonly<Record<string, { readonly room: string; readonly file: string }>> = {
  // an attempt is matched with the records of the bookmaker
  "domain/slip": { room: "bets", file: "bet.ts" },
};

/**
 * What the bookmaker and the browser tests may import from the app: the wire, the tables, the arithmetic and the URLs,
 * never the app itself.
 */
export const BOOKMAKER_BELOW: readonly string[] = [
  "domain",
  "api",
  "hostKit",
  "host/messages.ts",
  "host/launch.ts",
  "addresses.ts",
];
