import "./trusted.ts";
import { I18nProvider } from "@lingui/react";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createQueryClient } from "#app/api/queryClient.ts";
import { ConfigError, fetchConfig, parseConfig, setConfig } from "#app/config.ts";
import { resumeAttempts } from "#app/flows/reconcile.ts";
import { watchConnection } from "#app/flows/online.ts";
import { startSession, watchSession } from "#app/flows/session.ts";
import { takeLaunch, tellHost } from "#app/host.ts";
import { createAppRouter } from "#app/routes.tsx";
import { keepList } from "#app/stores/list.ts";
import { keepSettings, useSettings } from "#app/stores/settings.ts";
import { keepSlip } from "#app/stores/slip.ts";
import { keepTheme, useTheme } from "#app/stores/theme.ts";
import { i18n, showLanguage } from "#app/text/i18n.ts";
import { showWrongConfig } from "./wrongConfig.ts";

const DARK = new Set(["99", "SP4"]);

/** Shows the theme in force: the attribute that the colours hang on, and the colour of the browser's own bars (spec §9). */
function drawTheme(): void {
  const { theme } = useTheme.getState();
  document.documentElement.dataset.theme = theme;
  const bars = DARK.has(theme) ? "rgb(47,47,47)" : "rgb(177,177,177)";
  document.querySelector("meta[name=theme-color]")?.setAttribute("content", bars);
}

/** The configuration: the operator's file, or in the demo that of the simulated operator, whose bookmaker starts here. */
async function readConfig(): Promise<void> {
  if (import.meta.env.MODE === "demo") {
    const [{ startBookmaker }, { demoConfig }] = await Promise.all([
      import("#mocks/browser.ts"),
      import("#mocks/demoConfig.ts"),
    ]);
    await startBookmaker();
    setConfig(parseConfig(demoConfig()));
    return;
  }
  setConfig(await fetchConfig());
}

async function start(): Promise<void> {
  // first of all: the address must not keep the token while anything is asked of any server (SES-01)
  const launch = takeLaunch();
  await readConfig();
  keepTheme();
  drawTheme();
  useTheme.subscribe(drawTheme);
  keepSettings({});
  keepList();
  keepSlip();

  const client = createQueryClient();
  watchConnection(client);
  watchSession(client);
  void startSession(client, launch).then(() => resumeAttempts(client));

  useSettings.subscribe(({ language }, before) => {
    if (language !== before.language) void showLanguage(language);
  });
  await showLanguage(useSettings.getState().language);

  const place = document.getElementById("app");
  if (place === null) throw new Error("index.html has no #app");
  place.replaceChildren();
  createRoot(place).render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <I18nProvider i18n={i18n}>
          <RouterProvider router={createAppRouter()} />
        </I18nProvider>
      </QueryClientProvider>
    </StrictMode>,
  );
  tellHost({ type: "Ready" });
}

start().catch((error: unknown) => {
  if (error instanceof ConfigError) showWrongConfig(error.issues);
  else throw error;
});
