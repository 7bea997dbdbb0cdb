import { type Plugin } from "vite";

/** The router's routes, and the links that they import. */
const ROUTES = /\/@tanstack\/react-router\/dist\/esm\/route\.js$/;
const LINKS = "./link.js";
const NOTHING = "\0no-link";

/**
 * Each route of the router carries its own `Link`, which nobody here uses: two kilobytes of the first load. A page with
 * links imports `Link` by name, and gets the real one. Fails if the router has moved its routes.
 */
export function routesWithoutLinks(): Plugin {
  let found = false;
  return {
    name: "routes-without-links",
    apply: "build",
    enforce: "pre",
    resolveId: {
      filter: { id: /^\.\/link\.js$/ },
      handler(source, importer) {
        if (source !== LINKS || !ROUTES.test(importer ?? "")) return null;
        found = true;
        return NOTHING;
      },
    },
    load: {
      // oxlint-disable-next-line eslint/no-control-regex -- the mark of an id that is no file
      filter: { id: /^\0no-link$/ },
      handler: () => "export const Link = () => null;",
    },
    buildEnd(error) {
      if (!found && !error)
        throw new Error("the router's routes import no links: routesWithoutLinks.ts is out of date");
    },
  };
}
