import { readFileSync } from "node:fs";
import { type Plugin } from "vite";

/** The JSX runtime as React ships it: a CommonJS file without imports. */
const SHIPPED = new URL("../../node_modules/react/cjs/react-jsx-runtime.production.js", import.meta.url);
const EXPORT = /^exports\.(\w+) = (\w+);$/gm;

/**
 * Turns React's JSX runtime into an ES module. The chunk of the first rows uses JSX and nothing else of React
 * (app/start/firstRows.tsx); the CommonJS helper would be a file of its own, one more request before the first rows.
 * Fails if React ships it differently.
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
