import { type RequestHandler } from "msw";
import { joinTabs, type TabDoor } from "./tabs.ts";
import { type World } from "#mocks/world/world.ts";

const NAME = "bookmaker";

/** `worker`: a service worker answers; `fetch`: the page itself does, if storage is blocked. */
export type Door = "worker" | "fetch";

/** False in a third-party frame in which the browser blocks storage (Chrome incognito, Safari, Brave). */
async function workerAllowed(): Promise<boolean> {
  try {
    void window.localStorage;
    await navigator.serviceWorker.getRegistrations();
    return true;
  } catch {
    return false;
  }
}

/** Lets msw, which reads localStorage on import, start in a page that has none. */
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

const wantsPanel = (): boolean => new URLSearchParams(location.search).has("qa");

/** Opens the world in this page: QA finds it as `window.bookmaker`, and the scenario panel uses it. */
async function openWorld(): Promise<World> {
  const { openDemoWorld } = await import("./demo.ts");
  const world = await openDemoWorld();
  Object.assign(window, { bookmaker: world });
  if (new URLSearchParams(location.search).has("qa"))
    void import("#mocks/qa/panel.ts").then(({ openPanel }) => openPanel(world));
  return world;
}

/** Takes the lock under which one tab keeps the world; waits in the background while another tab has it. */
function takeTurn(door: TabDoor): Promise<void> {
  return new Promise((resolve) => {
    void navigator.locks.request(NAME, async () => {
      const [world, { handlers }] = await Promise.all([openWorld(), import("./handlers.ts")]);
      door.keep(handlers(world));
      resolve();
      await new Promise<never>(() => {}); // the lock is held as long as the page lives
    });
  });
}

async function throughWorker(): Promise<void> {
  const channel = new BroadcastChannel(NAME);
  const door = joinTabs({
    post: (message) => channel.postMessage(message),
    hear: (listen) => {
      channel.addEventListener("message", ({ data }) => listen(data));
    },
  });
  await Promise.race([takeTurn(door), door.found]);
  if (wantsPanel() && !("bookmaker" in window))
    void import("#mocks/qa/panel.ts").then(({ pointElsewhere }) => pointElsewhere());
  const [{ setupWorker }, { http }, { ROUTES }] = await Promise.all([
    import("msw/browser"),
    import("msw"),
    import("./handlers.ts"),
  ]);
  const forward = ROUTES.map(({ method, path }): RequestHandler =>
    http[method](`*${path}`, ({ request }) => door.answer(request)),
  );
  await setupWorker(...forward).start({
    quiet: true,
    onUnhandledFrame: "bypass",
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
  });
}

async function throughFetch(): Promise<void> {
  lendStorage();
  const [world, { handlers }] = await Promise.all([openWorld(), import("./handlers.ts")]);
  const [{ defineNetwork, InterceptorSource }, { FetchInterceptor }] = await Promise.all([
    import("msw/experimental"),
    import("@mswjs/interceptors/fetch"),
  ]);
  defineNetwork({
    sources: [new InterceptorSource({ interceptors: [new FetchInterceptor()] })],
    handlers: handlers(world),
    onUnhandledFrame: "bypass",
  }).enable();
}

/** Starts the bookmaker inside the page: the demo, `npm start` and QA. Resolves once every call will be answered. */
export async function startBookmaker(): Promise<Door> {
  if (await workerAllowed()) {
    await throughWorker();
    return "worker";
  }
  await throughFetch();
  return "fetch";
}
