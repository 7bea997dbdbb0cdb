import { type MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { type ThemeName } from "#app/domain/member/themes.ts";

const NAMES: Readonly<Record<ThemeName, MessageDescriptor>> = {
  "1": msg`Default`,
  "99": msg({ message: "Dark", context: "theme" }),
  SP2: msg({ message: "Green", context: "theme" }),
  SP3: msg({ message: "Tawny", context: "theme" }),
  SP4: msg({ message: "Green-black", context: "theme" }),
};

/** What a theme is called (spec §4). */
export const themeTitle = (theme: ThemeName): MessageDescriptor => NAMES[theme];
