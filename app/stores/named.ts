import * as v from "valibot";
import { type WireNames } from "#app/domain/wireNames.ts";

/** Reads a number from the wire or from storage as its word; a number without one does not fit. */
export const named = <Name extends string>({ numbers, of }: WireNames<Name>) =>
  v.pipe(
    v.picklist(numbers),
    v.transform((value) => of(value) as Name),
  );
