import { expect, test } from "vitest";
import { listening } from "#mocks/doors/listening.ts";
import { createCollector } from "./collector.ts";

test("the sample collector keeps a page's report whole, and of the browser's only directive and origin", async () => {
  const lines: string[] = [];
  const server = createCollector((line) => lines.push(line));
  const port = await listening(server);
  const post = async (path: string, body: string) =>
    (await fetch(`http://127.0.0.1:${port}${path}`, { method: "POST", body })).status;
  expect(await post("/page", '{"schema":1,"errors":{"TypeError":2}}')).toBe(204);
  const browser = {
    type: "csp-violation",
    url: "https://sports.example/?token=t1",
    body: {
      documentURL: "https://sports.example/?token=t1",
      blockedURL: "https://ads.example/x?y",
      effectiveDirective: "img-src",
    },
  };
  expect(await post("/policy", JSON.stringify([browser]))).toBe(204);
  expect(await post("/page", '{"schema":2}')).toBe(400);
  expect(await post("/page", "no JSON")).toBe(400);
  expect(await post("/page", JSON.stringify({ schema: 1, more: "x".repeat(2_048) }))).toBe(413);
  expect(await post("/elsewhere", "{}")).toBe(404);
  expect(lines).toEqual([
    '{"schema":1,"errors":{"TypeError":2}}',
    '{"directive":"img-src","blocked":"https://ads.example"}',
  ]);
  await new Promise((done) => server.close(done));
});
