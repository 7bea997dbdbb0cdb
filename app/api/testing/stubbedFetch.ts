import { vi } from "vitest";

/** Answers every call with a fixed text, without a server: for tests that make thousands of calls. */
export function stubbedFetch() {
  const next = { text: "" };
  vi.stubGlobal("fetch", async () => new Response(next.text));
  return (answer: unknown): void => {
    next.text = JSON.stringify(answer) ?? "";
  };
}
