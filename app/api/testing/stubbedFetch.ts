import { vi } from "vitest";

/** Answers every call with a text, without a server in between: for the tests that make calls by the thousand. */
export function stubbedFetch() {
  const next = { text: "" };
  vi.stubGlobal("fetch", async () => new Response(next.text));
  return (answer: unknown): void => {
    next.text = JSON.stringify(answer) ?? "";
  };
}
