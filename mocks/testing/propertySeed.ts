import { configureGlobal } from "fast-check";

/**
 * Property tests use the same cases in every run, so that a change is judged on its own; `npm run unit:random` uses new
 * ones, and prints the seed of a failing case.
 */
if (process.env.CASES !== "random") configureGlobal({ seed: 20_261_121 });
