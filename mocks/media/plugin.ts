import { readFileSync } from "node:fs";
import { type Plugin } from "vite";
import { CLIP_TYPES, serveClip } from "./serve.ts";

/**
 * Serves the simulated bookmaker's video under `tv`, in the dev server and in the built demo; no other build has it.
 */
export const demoVideo = (): Plugin => ({
  name: "demo-video",
  configureServer: (server) => {
    server.middlewares.use((request, response, next) => {
      const clip = serveClip(new URL(request.url ?? "/", "http://dev").pathname, request.headers.range);
      if (clip === undefined) next();
      else response.writeHead(clip.status, { ...clip.headers }).end(clip.body);
    });
  },
  generateBundle() {
    for (const name of Object.keys(CLIP_TYPES))
      this.emitFile({
        type: "asset",
        fileName: `tv/${name}`,
        source: readFileSync(new URL(name, import.meta.url)),
      });
  },
});
