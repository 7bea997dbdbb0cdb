import * as v from "valibot";
import { create } from "zustand";
import { keep } from "./keep.ts";

/** The five themes: 1 default, SP2, SP3, SP4, 99 dark (spec §4, design 2.1). */
export type ThemeName = "1" | "SP2" | "SP3" | "SP4" | "99";

interface Theme {
  readonly theme: ThemeName;
}

/** The theme in force. */
export const useTheme = create<Theme>()(() => ({ theme: "1" }));

export const changeTheme = (theme: ThemeName): void => useTheme.setState({ theme });

/** Reads the stored theme and stores every change from now on. The same key is read before first paint by index.html. */
export function keepTheme(): void {
  keep<Theme, Theme>(useTheme, {
    entry: {
      name: "theme",
      version: 1,
      schema: v.object({ theme: v.picklist(["1", "SP2", "SP3", "SP4", "99"]) }),
      fallback: { theme: "1" },
    },
    toKept: ({ theme }) => ({ theme }),
    fromKept: (kept) => kept,
    follow: true,
  });
}
