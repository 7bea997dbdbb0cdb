/** A truth that did not hold: which, when, and what was seen. */
export class Untruth extends Error {
  readonly truth: string;

  constructor(truth: string, seen: unknown) {
    super(`${truth}: ${JSON.stringify(seen)}`);
    this.truth = truth;
  }
}
