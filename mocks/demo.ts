import { createWorld, type World } from "#mocks/world.ts";

/** The demo's world: on the real clock, with the member's bets and balance as they were before a reload. */
export async function openDemoWorld(): Promise<World> {
  return createWorld({ seed: 7, now: Date.now(), size: "demo", speed: 1 });
}
