import * as v from "valibot";
import { configFile, firstEntries, isOwnPath } from "#app/config.ts";
import { LANGUAGES, type Language } from "#app/domain/member/languages.ts";
import { RELEASE } from "#app/domain/release.ts";
import { brand } from "./brandEntries.ts";
import { age, page as address } from "./duties.ts";
import { features } from "./featureEntries.ts";
import { maintenance, notice } from "./siteEntries.ts";
import { type ReadFile, validEntries } from "./validEntries.ts";

/** A section of these entries and no others: a misspelled one is reported. */
const known = <E extends v.ObjectEntries>(entries: E) => v.strictObject(entries);

const page = v.exactOptional(address);

const wordFile = v.exactOptional(v.pipe(v.string(), v.check(isOwnPath)));

const languages = Object.fromEntries(Object.keys(LANGUAGES).map((code) => [code, wordFile])) as Readonly<
  Record<Language, typeof wordFile>
>;

const { intervals, care, defaults } = firstEntries.entries;

/** Every entry of config.json (OPS-01). */
export const operatorFile = known({
  /** For the operator's editor, which completes and checks by it: "./config.schema.json". */
  $schema: v.exactOptional(v.string()),
  ...firstEntries.entries,
  features: v.optional(features, {}),
  /**
   * Selections can be added to a parlay from any list, besides the switch of the same name under `features` (BAR-03).
   */
  parlayAnywhere: v.optional(v.boolean(), true),
  /** Where Done leads after a placed bet: the bet records, or nowhere. */
  afterBet: v.optional(v.picklist(["records", "stay"]), "records"),
  intervals: v.optional(known(intervals.wrapped.entries), {}),
  care: v.optional(known(care.wrapped.entries), {}),
  defaults: v.optional(known(defaults.wrapped.entries), {}),
  brand: v.exactOptional(brand),
  /** The operator's own texts of a language: a file on this host (OPS-04). */
  words: v.exactOptional(known(languages)),
  /** The host's page that frames the app: the URL before the hash of a shared slip (LNK-01). */
  shareUrl: page,
  /** The operator's own pages, opened beside the app (OPS-06). */
  links: v.optional(known({ terms: page, saferPlay: page, support: page, privacy: page }), {}),
  /** The licensing authority, one plain line. */
  licence: v.exactOptional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200))),
  /** The version text of the side menu in place of the specification's (spec §1). */
  versionText: v.exactOptional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(20))),
  /** Older releases than this one reload (OPS-08). */
  minVersion: v.exactOptional(v.pipe(v.string(), v.regex(RELEASE))),
  /** Where the page sends field reports; nowhere if this is missing (OPS-09). */
  reports: v.exactOptional(
    known({
      url: address,
      sample: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 0.1),
      errors: v.optional(v.boolean(), true),
    }),
  ),
  notice: v.exactOptional(notice),
  maintenance: v.exactOptional(maintenance),
  /** The minimum age for betting, years. */
  age: v.exactOptional(age),
});

/** What an operator can set, with every default filled in. */
export type Entries = v.InferOutput<typeof operatorFile>;

/** Reads config.json: which entries apply, and whether any is wrong; an earlier file replaces wrong entries. */
export const readEntries = (raw: unknown, earlier?: unknown): ReadFile<Entries> =>
  validEntries(operatorFile, raw, earlier);

/** The entries of the operator's file that apply. */
export const operatorEntries = (): Entries => readEntries(configFile() ?? {}).good;
