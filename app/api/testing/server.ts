import { http, HttpResponse } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll } from "vitest";
import { parseConfig, setConfig } from "#app/config.ts";

/** What was sent to the server, decoded. */
export interface Sent {
  readonly line: string;
  readonly headers: Headers;
  readonly body: unknown;
}

/** The base URLs of the services in tests. */
export const setTestAddresses = (): void =>
  setConfig(
    parseConfig({
      apiBase: "https://book.example/api",
      accessBase: "https://book.example/access",
      statsBase: "https://book.example/stats",
    }),
  );

/** A server for one test file: it answers as told and keeps what was sent. Call it at the top of the file. */
export function openServer() {
  const server = setupServer();
  const sent: Sent[] = [];
  beforeAll(() => {
    setTestAddresses();
    server.listen({ onUnhandledFrame: "error" });
  });
  afterEach(() => {
    server.resetHandlers();
    sent.length = 0;
  });
  afterAll(() => server.close());
  const answersWith = (response: () => Response) =>
    server.use(
      http.all("https://book.example/*", async ({ request }) => {
        const url = new URL(request.url);
        const text = await request.text();
        sent.push({
          line: `${request.method} ${url.pathname}${decodeURIComponent(url.search)}`,
          headers: request.headers,
          body: text === "" ? undefined : (JSON.parse(text) as unknown),
        });
        return response();
      }),
    );
  return {
    sent,
    answersWith,
    answers: (answer: unknown) => answersWith(() => HttpResponse.json(answer as null)),
  };
}
