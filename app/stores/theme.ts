import { type App } from "#app/application/app.ts";
import { store } from "#app/application/store.ts";
import * as v from "valibot";
import { isSwitchRecorded, THEME_NAMES, type ThemeName } from "#app/domain/member/themes.ts";
import { FIRST } from "./first/entries.ts";
import { persist } from "./storage/persist.ts";

interface Theme {
  /** The theme being shown. */
  readonly theme: ThemeName;
  /** The member's daytime choice; undefined = the area's own. */
  readonly day: ThemeName | undefined;
  /** Dark mode is on, by hand. */
  readonly dark: boolean;
  /** When dark mode was last switched by hand, as recorded, epoch ms (spec §4). */
  readonly switchedAt: number | undefined;
}

/** The current theme, and what it depends on. */
export const useTheme = store<Theme>(() => ({ theme: "1", day: undefined, dark: false, switchedAt: undefined }));

/** A choice by hand; a switch of dark mode from 14:00 to 07:59 by the device's wall clock is recorded (spec §4). */
export function chooseTheme(app: App, theme: ThemeName, now: number): void {
  const dark = theme === "99";
  useTheme.of(app).setState((before) => ({
    theme,
    dark,
    day: dark ? before.day : theme,
    ...(dark !== (before.theme === "99") && isSwitchRecorded(new Date(now).getHours()) && { switchedAt: now }),
  }));
}

/** The theme that results from choice, clock and what is offered. */
export const putTheme = (app: App, theme: ThemeName): void => {
  if (useTheme.of(app).getState().theme !== theme) useTheme.of(app).setState({ theme });
};

const name = v.picklist(THEME_NAMES);

/** Reads the stored theme and stores every change from now on. The same key is read before first paint by app/start/boot.ts. */
export function persistTheme(app: App): () => void {
  return persist(useTheme.of(app), {
    entry: {
      ...FIRST.theme,
      schema: v.object({
        theme: v.fallback(name, "1"),
        day: v.fallback(v.optional(name), undefined),
        dark: v.fallback(v.boolean(), false),
        switchedAt: v.fallback(v.optional(v.pipe(v.number(), v.finite())), undefined),
      }),
      fallback: { theme: "1" as const, dark: false },
    },
    toKept: (state) => state,
    fromKept: ({ theme, dark, day, switchedAt }) => ({ theme, dark, day, switchedAt }),
    follow: true,
  });
}
