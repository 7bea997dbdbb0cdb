import { type Failure, isFailure } from "#app/api/failure.ts";

/** The failure in which the work ends; anything else, including success, is an error of the test. */
export async function failureOf(work: Promise<unknown>): Promise<Failure> {
  const end: unknown = await work.then(
    (value) => new Error(`no failure: ${JSON.stringify(value)}`),
    (reason: unknown) => reason,
  );
  if (isFailure(end)) return end;
  throw end;
}
