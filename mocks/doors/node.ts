import { setupServer } from "msw/node";
import { handlers } from "./handlers.ts";
import { createWorld, type World, type WorldOptions } from "#mocks/world/world.ts";

/** The interface for Vitest: start it once, give each test a fresh world with `open`, stop it at the end. */
export interface NodeDoor {
  /** A fresh world that answers all calls from now on. */
  open(options?: WorldOptions): World;
  start(): void;
  stop(): void;
}

/** The bookmaker inside a Node test process: `beforeAll(door.start); beforeEach(() => { world = door.open(); }); afterAll(door.stop)`. */
export function nodeDoor(): NodeDoor {
  const server = setupServer();
  return {
    open: (options) => {
      const world = createWorld(options);
      server.resetHandlers(...handlers(world));
      return world;
    },
    start: () => server.listen({ onUnhandledFrame: "error" }),
    stop: () => server.close(),
  };
}
