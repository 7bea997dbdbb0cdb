import { type Defect, type Passing, type Reply } from "./spoiling.ts";

/** Forwards a call, spoiled by a defect on its way; `delay` is called with how much later the response arrives, ms. */
export function spoiledBy(
  { spoil, mislead }: Defect,
  delay: (ms: number) => void,
  via: typeof fetch = fetch,
): typeof fetch {
  return async (address, init = {}) => {
    const url = new URL(address as string);
    const headers = new Headers(init.headers);
    const body = typeof init.body === "string" ? (JSON.parse(init.body) as Record<string, unknown>) : undefined;
    const call = url.pathname.split("/").at(-1) ?? "";
    const passing: Passing = { call, query: url.searchParams, body, token: headers.get("authorization") };
    const instead = mislead?.(passing);
    const response = await via(url.href, { ...init, ...(instead && { body: JSON.stringify(instead) }) });
    const text = await response.text();
    const reply: Reply = {
      status: response.status,
      headers: new Headers(response.headers),
      json: text.startsWith("{") || text.startsWith("true") ? (JSON.parse(text) as unknown) : null,
    };
    spoil?.(reply, passing);
    delay(reply.late ?? 0);
    const isEmpty = reply.status === 204;
    return new Response(isEmpty ? null : JSON.stringify(reply.json), { status: reply.status, headers: reply.headers });
  };
}
