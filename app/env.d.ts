/// <reference types="vite/client" />

/** The version of package.json, set by the build. */
declare const __APP_VERSION__: string;

declare module "*.po" {
  import { type Messages } from "@lingui/core";
  export const messages: Messages;
}

declare module "virtual:word-ids" {
  import { type WordIds } from "#app/flows/operator/wordFile.ts";
  /** Of all ids of this release (app/build/ownWords.ts). */
  export const WORD_IDS: WordIds;
}
