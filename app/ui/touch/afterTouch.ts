import { nextTask } from "#app/frame/nextTask.ts";

/**
 * Runs the effect of a touch once the browser has had time to show the touch itself: a list that takes long to render
 * does not delay the chosen tab.
 */
export const afterTouch = nextTask;
