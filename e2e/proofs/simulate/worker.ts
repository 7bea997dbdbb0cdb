import { parentPort, workerData } from "node:worker_threads";
import { appOf } from "./appCopy.ts";
import { playAlerts } from "./alerts.ts";
import { playRings } from "./rings.ts";
import { playStretch, type Share } from "./lives.ts";

/** What is played: whole lives, armed quick bets, or watched prices. */
export type Game = "lives" | "rings" | "alerts";

// A stretch of it, on its own core.
const { code, share, game } = workerData as {
  readonly code: string;
  readonly share: Share;
  readonly game: Game;
};
const app = appOf(code);
const { seed, first, each, attempts } = share;
const GAMES = {
  lives: () => playStretch(app, share),
  rings: () => playRings(app, seed, first, each, attempts),
  alerts: () => playAlerts(app, seed, first, each, attempts),
};
parentPort?.postMessage(await GAMES[game]());
