import { createServer } from "node:http";
import { listening } from "#mocks/doors/listening.ts";

/** A page of the operator's own site. */
export interface Lobby {
  readonly address: string;
  readonly close: () => Promise<unknown>;
}

/** Opens a lobby that has the browser fetch `ahead`, and whose link "Sports" leads to `launch`. */
export async function openLobby(ahead: string, launch = ahead): Promise<Lobby> {
  const rules = JSON.stringify({ prefetch: [{ urls: [ahead], eagerness: "immediate" }] });
  const lobby = createServer((_, answer) => {
    answer.setHeader("Content-Type", "text/html");
    answer.end(`<script type="speculationrules">${rules}</script><a href="${launch}">Sports</a>`);
  });
  const port = await listening(lobby);
  return {
    address: `http://127.0.0.1:${port}/`,
    close: () => new Promise((done) => lobby.close(done)),
  };
}
