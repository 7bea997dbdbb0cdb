import * as v from "valibot";
import { LANGUAGES, type Language } from "#app/domain/member/languages.ts";
import { page } from "./duties.ts";

const LANGUAGE_CODES = Object.keys(LANGUAGES) as Language[];

const text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300));

const words = v.pipe(
  v.record(v.picklist(LANGUAGE_CODES), text),
  v.check((texts) => Object.keys(texts).length > 0),
);

/** A timestamp with its zone. */
const moment = v.pipe(v.string(), v.isoTimestamp());

/** The entry `notice`: one line under the header, between its times (OPS-07). */
export const notice = v.strictObject({
  text: words,
  level: v.optional(v.picklist(["info", "warn"]), "info"),
  from: v.exactOptional(moment),
  to: v.exactOptional(moment),
});

/** The entry `maintenance`: the sportsbook is closed between its times (OPS-07). */
export const maintenance = v.pipe(
  v.strictObject({ text: v.exactOptional(words), from: moment, to: moment, news: v.exactOptional(page) }),
  v.check(({ from, to }) => Date.parse(from) < Date.parse(to)),
);
