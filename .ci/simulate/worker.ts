import { parentPort, workerData } from "node:worker_threads";
import { appOf } from "./bundle.ts";
import { playShare, type Share } from "./lives.ts";

// A share of the lives, on a core of its own.
const { code, share } = workerData as { readonly code: string; readonly share: Share };
parentPort?.postMessage(await playShare(appOf(code), share));
