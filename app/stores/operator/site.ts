import { type App } from "#app/application/app.ts";
import { store } from "#app/application/store.ts";

/** Words of the operator's by language; those of a language that it leaves out are another's. */
export type OwnWords = Readonly<Record<string, string>>;

/** A line of the operator's under the header. */
interface Notice {
  readonly text: OwnWords;
  readonly level: "info" | "warn";
}

/** Why the sportsbook is closed, and for how long. */
export interface Closure {
  /** Epoch ms by the server's clock. */
  readonly from: number;
  readonly to: number;
  /** What the operator says of it; ours where it says nothing. */
  readonly text?: OwnWords | undefined;
  /** Where it tells more. */
  readonly news?: string | undefined;
  /** The API answers every call with 503; else config.json says so. */
  readonly isOutage: boolean;
}

interface Site {
  readonly notice?: Notice | undefined;
  readonly closure?: Closure | undefined;
}

/** What the operator says of the whole site just now (OPS-07). */
export const useSite = store<Site>(() => ({}));

/** True in a maintenance: nothing new can be placed, and only open orders are looked for. */
export const isClosed = (app: App): boolean => useSite.of(app).getState().closure !== undefined;

/** An operator's words in this language, else in English, else in the first language that it has written. */
export const inLanguage = (words: Readonly<Record<string, string>>, language: string): string =>
  words[language] ?? words["en-US"] ?? Object.values(words)[0] ?? "";
