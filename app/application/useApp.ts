import { useQueryClient } from "@tanstack/react-query";
import { type App, appOf } from "./app.ts";

/** The app that a component is drawn in: that of the cache around it, so that the two can never be of different apps. */
export const useApp = (): App => appOf(useQueryClient());
