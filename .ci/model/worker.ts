import { parentPort, workerData } from "node:worker_threads";
import { RULES } from "./rules.ts";
import { type Bounds, search } from "./search.ts";

// One run of the model on a core of its own; the rules are functions and do not travel, so they are taken here.
const { echo, bounds } = workerData as { readonly echo: boolean; readonly bounds: Bounds };
parentPort?.postMessage(search({ rules: RULES, echo }, bounds));
