import { lazyRouteComponent } from "@tanstack/react-router";
import { chunk } from "#app/flows/chunk.ts";
import type { PageName } from "./chunks.ts";

/** A page that loads when it is opened; if it does not load, the frame says so (NET-12). */
export const page = (name: PageName) =>
  lazyRouteComponent(async () => ({
    default: await chunk(async () => (await import("./chunks.ts")).loadPage(name)).catch(() => () => null),
  }));
