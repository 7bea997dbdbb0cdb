import { otherOrigin, part } from "#mocks/operator/page.ts";

/** Where the two messages lead that a page needs no kit for (app/hostKit/README.md). */
const WAYS: Readonly<Record<string, string>> = { NoBalance: "./cashier.html", GoCasino: "./lobby.html" };

const app = otherOrigin();

addEventListener(
  "message",
  ({ origin, data }: MessageEvent<{ source?: unknown; version?: unknown; type?: unknown } | null>) => {
    if (origin !== app || data?.source !== "sportsbook" || data.version !== 1) return;
    const way = WAYS[String(data.type)];
    if (way !== undefined) location.assign(way);
  },
);

part("#app", HTMLIFrameElement).src = new URL("../../", new URL(location.pathname, app)).href;
