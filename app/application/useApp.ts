import { useQueryClient } from "@tanstack/react-query";
import { type App, appOf } from "./app.ts";

/**
 * The app in which a component is rendered: that of the cache around it, so the two cannot belong to different apps.
 */
export const useApp = (): App => appOf(useQueryClient());
