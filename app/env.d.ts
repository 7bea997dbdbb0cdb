/// <reference types="vite/client" />

/** The version of package.json, set by the build. */
declare const __APP_VERSION__: string;

declare module "*.po" {
  import { type Messages } from "@lingui/core";
  export const messages: Messages;
}

declare module "virtual:word-ids" {
  /**
   * For each id, the key of its message in the catalogues, its English text, and the id of the message that it was split from
   * in this release; for a locked one, the key alone (app/build/ownWords.ts).
   */
  export const WORD_IDS: Readonly<Record<string, readonly [key: string, text?: string, from?: string]>>;
}
