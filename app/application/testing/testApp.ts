import { QueryClient } from "@tanstack/react-query";
import { createMemoryHistory } from "@tanstack/react-router";
import { type App, createApp } from "#app/application/app.ts";
import { createClock } from "#app/application/clock.ts";

/** A test's own app. */
export const testApp = (client = new QueryClient()): App =>
  createApp({ client, history: createMemoryHistory(), now: createClock() });
