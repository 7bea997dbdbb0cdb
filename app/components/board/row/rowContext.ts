"use no memo";

import { type I18n } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import { createContext, use } from "react";
import { useLook } from "#app/stores/look.ts";
import { type RowContextValue, type RowKit } from "./rowKit.ts";

/** What every row of a board shares. */
export const RowContext = createContext<RowContextValue | null>(null);

/** What the board around a row provides (design 4.2). */
export function useRow(): RowContextValue {
  const value = use(RowContext);
  if (!value) throw new Error("a row stands in a Board");
  return value;
}

/** What a row's markup in the app is made with. */
export function useRowKit(): RowKit {
  const row = useRow();
  const { i18n }: { readonly i18n: I18n } = useLingui();
  return { ...row, words: i18n, look: useLook() };
}
