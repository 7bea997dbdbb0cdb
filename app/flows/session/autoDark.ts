import { type App } from "#app/application/app.ts";
import { isOf } from "#app/api/cache.ts";
import { type UserInfo, userInfo } from "#app/api/odds/getUserInfo.ts";
import { AUTO_DARK_CHECK_MS, autoDark, darkClock, themeInForce } from "#app/domain/member/darkMode.ts";
import { useLaunchArea } from "#app/stores/area.ts";
import { useSession } from "#app/stores/session.ts";
import { useSettings } from "#app/stores/settings.ts";
import { putTheme, useTheme } from "#app/stores/theme.ts";
import { stopAll, watchFront } from "#app/flows/stops.ts";
import { areaRules, heldPreference } from "./preference.ts";
import { offeredNames } from "./themeCycle.ts";

/** Applies the theme that follows from choice, clock, area and what is offered (spec §4). */
function settle(app: App): void {
  const { phase } = useSession.of(app).getState();
  const server = heldPreference(app.client);
  // until the server has answered, the theme of the last visit stays: it was painted first (no flash)
  if (phase === "starting" || server === undefined) return;
  const rules = areaRules(useLaunchArea.of(app).getState().area, server);
  const info = phase === "member" ? app.client.getQueryData<UserInfo>(userInfo().queryKey) : undefined;
  const { day, dark, switchedAt } = useTheme.of(app).getState();
  const auto = autoDark(
    darkClock(Date.now(), switchedAt, { automatic: useSettings.of(app).getState().autoDark, ...rules }),
  );
  const offered = offeredNames(info?.member.allowedThemes, rules);
  putTheme(app, themeInForce({ dark, day, area: rules.area, offered, auto }));
}

/**
 * Keeps the theme right: every 67 s, when the page becomes visible, and when what it depends on changes (spec §4).
 * Returns the stop function.
 */
export function watchTheme(app: App): () => void {
  const look = () => settle(app);
  const timer = setInterval(look, AUTO_DARK_CHECK_MS);
  return stopAll([
    () => clearInterval(timer),
    watchFront(look),
    useSession.of(app).subscribe(look),
    useSettings.of(app).subscribe(({ autoDark: on }, before) => {
      if (on !== before.autoDark) look();
    }),
    app.client.getQueryCache().subscribe(({ type, query }) => {
      if (type === "updated" && isOf(query, "odds/GetPreference", "odds/GetUserInfo")) look();
    }),
  ]);
}
