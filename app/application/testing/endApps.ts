import { afterAll } from "vitest";
import { endApps } from "./testApp.ts";

// The pure tests of several files share one page (vite.config.ts). What a file's apps still ask for would reach the next
// file's server, which counts its calls.
afterAll(endApps);
