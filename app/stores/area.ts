import { type App } from "#app/application/app.ts";
import { store } from "#app/application/store.ts";
import { type Area } from "#app/domain/member/themes.ts";

/** The area in the launch URL; undefined leaves it to the server (spec §2). */
export const useLaunchArea = store<{ readonly area: Area | undefined }>(() => ({ area: undefined }));

/** Applies the area of the launch. */
export const setLaunchArea = (app: App, area: Area | undefined): void => useLaunchArea.of(app).setState({ area });
