import { readFileSync } from "node:fs";
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import react from "@vitejs/plugin-react";
import { msw } from "msw/vite";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { iconSprite } from "./app/ui/icons/sprite.ts";

const { version } = JSON.parse(readFileSync(new URL("./package.json", import.meta.url), "utf8")) as { version: string };

/** Puts the icons that are used into index.html, so that the first paint has them without a request. */
const sprite = (): Plugin => ({
  name: "icon-sprite",
  transformIndexHtml: (html) => html.replace("<!-- icons -->", iconSprite()),
});

export default defineConfig(({ mode }) => ({
  base: "./", // hash routes: one build runs under any path
  publicDir: false,
  plugins: [
    sprite(),
    lingui({ failOnCompileError: true }),
    babel({ presets: [linguiTransformerBabelPreset()] }), // before react(): macros first, then the compiler
    react({ compiler: true }),
    mode === "demo" || mode === "test" ? msw({ mode: "worker-only" }) : null,
  ],
  define: { __APP_VERSION__: JSON.stringify(version) },
  build: {
    target: ["chrome123", "edge123", "firefox121", "safari17.5", "ios17.5"],
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "react", test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 20 },
            { name: "tanstack", test: /node_modules[\\/]@tanstack[\\/]/, priority: 10 },
          ],
        },
      },
    },
  },
  test: {
    projects: [
      {
        extends: true,
        test: { name: "pure", environment: "node", include: ["{app,mocks}/**/*.test.ts"] },
      },
      {
        extends: true,
        test: { name: "dom", environment: "happy-dom", include: ["app/**/*.test.tsx"] },
      },
    ],
  },
}));
