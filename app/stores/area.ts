import { create } from "zustand";
import { type Area } from "#app/domain/member/themes.ts";

/** The area that the launch address names; undefined leaves it to the server (spec §2). */
export const useLaunchArea = create<{ readonly area: Area | undefined }>()(() => ({ area: undefined }));

/** Puts the area of the launch in force. */
export const setLaunchArea = (area: Area | undefined): void => useLaunchArea.setState({ area });
