/// <reference types="vite/client" />

/** The version of package.json, set by the build. */
declare const __APP_VERSION__: string;

declare module "*.po" {
  import { type Messages } from "@lingui/core";
  export const messages: Messages;
}
