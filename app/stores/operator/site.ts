import { type App } from "#app/application/app.ts";
import { store } from "#app/application/store.ts";

/** The operator's own texts by language; another language stands in for a missing one. */
export type OwnWords = Readonly<Record<string, string>>;

/** The operator's line under the header. */
interface Notice {
  readonly text: OwnWords;
  readonly level: "info" | "warn";
}

/** Why the sportsbook is closed, and for how long. */
export interface Closure {
  /** Epoch ms by the server's clock. */
  readonly from: number;
  readonly to: number;
  /** What the operator says about it; our words if nothing. */
  readonly text?: OwnWords | undefined;
  /** Where to read more. */
  readonly news?: string | undefined;
  /** The API answers every call with 503; otherwise config.json says so. */
  readonly isOutage: boolean;
}

interface Site {
  readonly notice?: Notice | undefined;
  readonly closure?: Closure | undefined;
}

/** What the operator currently says about the whole site (OPS-07). */
export const useSite = store<Site>(() => ({}));

/** True during maintenance: nothing new can be placed, and only open orders are looked for. */
export const isClosed = (app: App): boolean => useSite.of(app).getState().closure !== undefined;

/** An operator's text in this language, else in English, else in the first language it has. */
export const inLanguage = (words: Readonly<Record<string, string>>, language: string): string =>
  words[language] ?? words["en-US"] ?? Object.values(words)[0] ?? "";
