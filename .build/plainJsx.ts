import { readFileSync } from "node:fs";
import { type Plugin } from "vite";

/** What JSX compiles to, as React ships it: a CommonJS file without imports. */
const SHIPPED = new URL("../node_modules/react/cjs/react-jsx-runtime.production.js", import.meta.url);
const EXPORT = /^exports\.(\w+) = (\w+);$/gm;

/**
 * Makes an ES module of React's JSX runtime. The part of the painted rows has JSX and nothing else of React (app/start/firstRows.tsx);
 * the helper for CommonJS would be a file of its own, one more request before the first rows. Fails where React ships it otherwise.
 */
export function plainJsx(): Plugin {
  return {
    name: "plain-jsx",
    apply: (_config, { command, mode }) => command === "build" && mode === "production",
    enforce: "pre",
    load: {
      filter: { id: /\/node_modules\/react\/jsx-runtime\.js$/ },
      handler() {
        const shipped = readFileSync(SHIPPED, "utf8");
        const code = shipped.replace(EXPORT, "export { $2 as $1 };");
        if (/\bexports\b|\brequire\b/.test(code) || !EXPORT.test(shipped))
          throw new Error("React ships its JSX runtime in another way: plainJsx.ts is out of date");
        return { code, map: null };
      },
    },
  };
}
