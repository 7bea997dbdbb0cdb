import { parentPort, workerData } from "node:worker_threads";
import { appOf } from "./bundle.ts";
import { playRings } from "./rings.ts";
import { playStretch, type Share } from "./lives.ts";

// A stretch of lives, on its own core.
const { code, share, rings } = workerData as {
  readonly code: string;
  readonly share: Share;
  readonly rings: boolean;
};
const app = appOf(code);
const { seed, first, each, attempts } = share;
parentPort?.postMessage(await (rings ? playRings(app, seed, first, each, attempts) : playStretch(app, share)));
