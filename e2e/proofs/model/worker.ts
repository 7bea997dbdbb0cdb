import { parentPort, workerData } from "node:worker_threads";
import { RULES } from "./rules.ts";
import { type Bounds, search } from "./search.ts";

// One run of the model on its own core; the rules are functions and cannot be transferred, so they are imported here.
const { echo, bounds } = workerData as { readonly echo: boolean; readonly bounds: Bounds };
parentPort?.postMessage(search({ rules: RULES, echo }, bounds));
