import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** Builds the benchmark page as the product is built: macros, compiler, minified. */
export default defineConfig({
  root: import.meta.dirname,
  base: "./",
  plugins: [lingui(), babel({ presets: [linguiTransformerBabelPreset()] }), react({ compiler: true })],
  define: { __APP_VERSION__: JSON.stringify("bench") },
  build: {
    target: "chrome123",
    outDir: "../../dist-bench",
    emptyOutDir: true,
    rolldownOptions: { input: `${import.meta.dirname}/bench.html` },
  },
});
