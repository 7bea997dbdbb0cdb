import "./trusted.ts";
import { CHECK_PAGE } from "#app/addresses.ts";
import { look } from "./firstRows.tsx";
import { afterTouches } from "./showTouches.ts";
import { hasTapped } from "./firstTap.ts";
import { I18nProvider } from "@lingui/react";
import { QueryClientProvider } from "@tanstack/react-query";
import { createHashHistory, RouterProvider } from "@tanstack/react-router";
import { type ReactNode, startTransition, StrictMode, useEffect } from "react";
import { createRoot } from "react-dom/client";
import { type App, createApp } from "#app/application/app.ts";
import { watchSender } from "#app/api/client.ts";
import { createQueryClient } from "#app/api/queryClient.ts";
import { config, fetchConfig, isBranded, isSelective, parseConfig, setConfig } from "#app/config.ts";
import { chunk, part } from "#app/flows/chunk.ts";
import { fillFirstList, firstList, noteDrawn, watchFirstList } from "#app/flows/lists/firstList.ts";
import { watchConnection } from "#app/flows/online.ts";
import { barsColour, type ThemeName, themeOf } from "#app/domain/member/themes.ts";
import { applyLaunch, goToLanding } from "#app/flows/session/launch.ts";
import { takeLaunch } from "#app/host/launch.ts";
import { createAppRouter } from "#app/routes.tsx";
import { createClock } from "#app/application/clock.ts";
import { persistFilters } from "#app/stores/filter.ts";
import { keepToOfferedLists } from "#app/flows/lists/offeredList.ts";
import { persistList } from "#app/stores/list.ts";
import { useLook } from "#app/stores/look.ts";
import { holdLaunch } from "#app/stores/session.ts";
import { persistSettings, useSettings } from "#app/stores/settings.ts";
import { persistSlip } from "#app/stores/slip.ts";
import { persistTheme, putTheme, useTheme } from "#app/stores/theme.ts";
import { i18n, showLanguage } from "#app/text/i18n.ts";
import { enableStylesheets } from "#app/ui/enableStylesheets.ts";
import { watchLargeText } from "#app/ui/largeText.ts";
import { watchTaps } from "#app/ui/touch/steadyTap.ts";

/**
 * Shows the current theme: the attribute on which the colours depend, and the colour of the browser's own bars
 * (spec §9).
 */
function drawTheme({ theme }: { readonly theme: ThemeName }): void {
  document.documentElement.dataset.theme = theme;
  document.querySelector("meta[name=theme-color]")?.setAttribute("content", barsColour(theme));
}

/** What only some operators need before the first render. */
const operator = () => part(() => import("./operator.ts"));

/** The longest that the first render waits for a chunk that only some operators need, ms. */
const IN_TIME_MS = 5_000;

/** Such a chunk is applied when it arrives, even late; if it is missing, members still get the list (OPS-01). */
const inTime = (work: Promise<void>): Promise<void> =>
  Promise.race([work.catch(() => undefined), new Promise<void>((late) => setTimeout(late, IN_TIME_MS))]);

/** Applies a file; what it leaves out is neither requested nor rendered (OPS-05). Throws if it is wrong. */
async function configure(file: unknown): Promise<void> {
  setConfig(parseConfig(file), file);
  if (isSelective()) await inTime(operator().then(({ applyFeatures }) => applyFeatures(file)));
}

/** The configuration: the operator's file, or in the demo the simulated operator's, whose bookmaker starts here. */
async function readConfig(): Promise<void> {
  if (import.meta.env.MODE === "demo") {
    const [{ startBookmaker }, { demoConfig }] = await Promise.all([
      import("#mocks/doors/browser.ts"),
      import("#mocks/doors/demoConfig.ts"),
    ]);
    await startBookmaker();
    return configure(demoConfig());
  }
  let file: unknown;
  try {
    file = await fetchConfig();
    await configure(file);
  } catch (error) {
    (await operator()).configureInstead(file, error);
  }
}

/** Reports when it has rendered with everything in it. */
function Drawn({ children }: { readonly children: ReactNode }): ReactNode {
  useEffect(() => {
    noteDrawn();
  }, []);
  return children;
}

/** This page's app. The colours of its first seconds are on their way; without them the rows wait for the rest of their look. */
function createPageApp(): App {
  const app = createApp({ client: createQueryClient(), history: createHashHistory(), now: createClock() });
  look.then(
    ({ firstLook }) => useLook.of(app).setState(firstLook(config().crests)),
    () => undefined,
  );
  return app;
}

async function start(): Promise<void> {
  // first of all: the URL must not contain the token while any request is sent (SES-01)
  const launch = takeLaunch();
  if (launch.token !== undefined) holdLaunch({ token: launch.token, bcs: launch.bcs });
  if (location.hash === CHECK_PAGE) return (await operator()).showCheck();
  watchTaps();
  watchSender(part);
  await readConfig();
  const app = createPageApp();
  persistTheme(app);
  // what app/start/boot.ts painted stays until the server has answered
  const { booted, theme: painted = "" } = document.documentElement.dataset;
  if (booted !== undefined) putTheme(app, themeOf(painted) ?? "1");
  useTheme.of(app).subscribe(drawTheme);
  persistSettings(app, config().defaults);
  applyLaunch(app, launch);
  persistList(app);
  keepToOfferedLists(app);
  persistFilters(app);
  persistSlip(app);
  watchConnection(app);
  drawTheme(useTheme.of(app).getState());

  useSettings.of(app).subscribe(({ language }, before) => {
    if (language !== before.language) void showLanguage(language);
  });
  const router = afterTouches(createAppRouter(app));
  goToLanding(app);
  const isIndex = app.history.location.pathname === "/";
  watchFirstList(app.client, isIndex && !hasTapped());
  await Promise.all([
    // before anything is rendered, and not at all if there is none (OPS-01)
    isBranded() && inTime(operator().then(({ applyBrand }) => applyBrand(useSettings.of(app).getState().language))),
    // before anything but the first calls, which carry no member data anyway (OPS-10)
    config().publicBoards &&
      inTime(
        part(() => import("#app/api/sharedCalls.ts")).then(({ sharePublicCalls }) => sharePublicCalls(app.client)),
      ),
    showLanguage(useSettings.of(app).getState().language),
    enableStylesheets(),
    // another page may wait for the session, which starts after the first render
    ...(isIndex ? [fillFirstList(app), router.load()] : []),
  ]);

  const place = document.getElementById("app");
  if (place === null) throw new Error("index.html has no #app");
  watchLargeText(place);
  const root = createRoot(place);
  // in slices, so that no touch waits for it; the static shell of index.html stays until it is done
  startTransition(() =>
    root.render(
      <StrictMode>
        <QueryClientProvider client={app.client}>
          <I18nProvider i18n={i18n}>
            <Drawn>
              <RouterProvider router={router} />
            </Drawn>
          </I18nProvider>
        </QueryClientProvider>
      </StrictMode>,
    ),
  );
  await firstList;
  chunk(() => import("./life.ts")).then(
    // its code has just run for the first time: a touch can be handled in between
    ({ startLife }) => setTimeout(() => startLife(app, launch)),
    () => undefined,
  );
}

void start();
