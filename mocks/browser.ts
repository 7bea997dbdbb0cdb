import { type World } from "#mocks/world.ts";

/** How the demo's bookmaker runs, and the way back to a fresh one. */
export interface Bookmaker {
  /** `worker`: a service worker answers; `fetch`: the page itself does, where storage is blocked. */
  readonly door: "worker" | "fetch";
  readonly world: World;
}

/** False in a third-party frame whose storage the browser blocks (Chrome incognito, Safari, Brave). */
async function workerAllowed(): Promise<boolean> {
  try {
    void window.localStorage;
    await navigator.serviceWorker.getRegistrations();
    return true;
  } catch {
    return false;
  }
}

/** Lets msw, which reads localStorage while it is imported, start in a page that has none. */
function lendStorage(): void {
  const memory = new Map<string, string>();
  Object.defineProperty(window, "localStorage", {
    configurable: true,
    value: {
      getItem: (key: string) => memory.get(key) ?? null,
      setItem: (key: string, value: string) => void memory.set(key, value),
      removeItem: (key: string) => void memory.delete(key),
    },
  });
}

/** Starts the bookmaker inside the page: the demo, `npm start` and QA. Resolves when every call will be answered. */
export async function startBookmaker(): Promise<Bookmaker> {
  const allowed = await workerAllowed();
  if (!allowed) lendStorage();
  const [{ openDemoWorld }, { handlers }] = await Promise.all([import("#mocks/demo.ts"), import("#mocks/handlers.ts")]);
  const world = await openDemoWorld();
  Object.assign(window, { bookmaker: world });
  if (new URLSearchParams(location.search).has("qa"))
    void import("#mocks/qa/panel.ts").then(({ openPanel }) => openPanel(world));
  if (allowed) {
    const { setupWorker } = await import("msw/browser");
    await setupWorker(...handlers(world)).start({
      quiet: true,
      onUnhandledFrame: "bypass",
      serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    });
    return { door: "worker", world };
  }
  const [{ defineNetwork, InterceptorSource }, { FetchInterceptor }] = await Promise.all([
    import("msw/experimental"),
    import("@mswjs/interceptors/fetch"),
  ]);
  const network = defineNetwork({
    sources: [new InterceptorSource({ interceptors: [new FetchInterceptor()] })],
    handlers: handlers(world),
    onUnhandledFrame: "bypass",
  });
  network.enable();
  return { door: "fetch", world };
}
