import {
  createHashHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from "@tanstack/react-router";
import { Frame } from "#app/components/shell/Frame.tsx";
import { requireLogin } from "#app/flows/prompts.ts";
import { IndexScreen } from "#app/screens/index/IndexScreen.tsx";
import { isMember, useSession } from "#app/stores/session.ts";

/** The routes of spec §2, in its order. Paths are the addresses members and operators already have. */
const root = createRootRoute({ component: Frame, notFoundComponent: IndexScreen });

const index = createRoute({ getParentRoute: () => root, path: "/", component: IndexScreen });

const alias = createRoute({
  getParentRoute: () => root,
  path: "/pages/index/index",
  beforeLoad: () => {
    throw redirect({ to: "/", search: true, replace: true });
  },
});

/** Resolves when launch and storage have been looked at. */
const settled = (): Promise<void> =>
  new Promise((done) => {
    if (useSession.getState().phase !== "starting") return done();
    const stop = useSession.subscribe(({ phase }) => {
      if (phase === "starting") return;
      stop();
      done();
    });
  });

/** A protected page: a visitor is asked to log in and lands on the index (spec §2, §4). */
async function memberOnly(): Promise<void> {
  await settled();
  if (isMember()) return;
  requireLogin();
  throw redirect({ to: "/", replace: true });
}

const betRecord = createRoute({
  getParentRoute: () => root,
  path: "/pages/betrecord/betrecord",
  beforeLoad: memberOnly,
  component: lazyRouteComponent(() => import("#app/screens/betrecord/BetRecordScreen.tsx"), "BetRecordScreen"),
});

const login = createRoute({
  getParentRoute: () => root,
  path: "/pages/login/login",
  beforeLoad: async () => {
    await settled();
    if (isMember()) throw redirect({ to: "/", search: true, replace: true });
  },
  component: lazyRouteComponent(() => import("#app/screens/login/LoginScreen.tsx"), "LoginScreen"),
});

export const createAppRouter = () =>
  createRouter({
    routeTree: root.addChildren([index, alias, betRecord, login]),
    history: createHashHistory(),
    defaultPreload: false,
    scrollRestoration: true,
  });

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
