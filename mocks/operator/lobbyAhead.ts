import { type Connect, type Plugin } from "vite";

const RULES = { prefetch: [{ urls: ["../../"], eagerness: "immediate" }] };

/** Told by a header and in a file of its own, since the demo's policy allows no script inside a page. */
const answer: Connect.NextHandleFunction = (request, response, next) => {
  const { pathname } = new URL(request.url ?? "/", "http://demo");
  if (pathname.endsWith("/operator/lobby-rules.json")) {
    response.writeHead(200, { "Content-Type": "application/speculationrules+json" }).end(JSON.stringify(RULES));
    return;
  }
  if (pathname.endsWith("/operator/lobby.html")) response.setHeader("Speculation-Rules", '"./lobby-rules.json"');
  next();
};

/** In the built demo the lobby has the sportsbook fetched before it is tapped (app/deploy/README.md, "From your lobby"). */
export const lobbyAhead = (): Plugin => ({
  name: "lobby-ahead",
  configurePreviewServer: ({ middlewares }) => void middlewares.use(answer),
});
