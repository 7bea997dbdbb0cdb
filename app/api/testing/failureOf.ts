import { type Failure, isFailure } from "#app/api/failure.ts";

/** The failure that work ends in; anything else, success too, is an error of the test. */
export async function failureOf(work: Promise<unknown>): Promise<Failure> {
  const end: unknown = await work.then(
    (value) => new Error(`no failure: ${JSON.stringify(value)}`),
    (reason: unknown) => reason,
  );
  if (isFailure(end)) return end;
  throw end;
}
