import { configureGlobal } from "fast-check";

/**
 * Property tests draw the same cases in every run, so that a change is judged by itself; `npm run unit:random` draws new ones,
 * and prints the seed of a case that fails.
 */
if (process.env.CASES !== "random") configureGlobal({ seed: 20_261_121 });
