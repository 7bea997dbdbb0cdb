import { getResponse, type RequestHandler } from "msw";

/** A call on its way from one tab to the tab that keeps the bookmaker. */
interface Ask {
  readonly kind: "ask";
  readonly id: string;
  readonly url: string;
  readonly method: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string | undefined;
}

interface Answer {
  readonly kind: "answer";
  readonly id: string;
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly text: string;
  /** The connection was broken, as a fault rule required. */
  readonly broken: boolean;
}

type Message = Ask | Answer | { readonly kind: "who" } | { readonly kind: "keeper" };

/** The tabs' channel; a BroadcastChannel fits. */
export interface Wire {
  post(message: unknown): void;
  hear(listen: (message: unknown) => void): void;
}

interface Waiting {
  readonly ask: Ask;
  readonly resolve: (answer: Answer) => void;
}

const BROKEN: Omit<Answer, "id"> = { kind: "answer", status: 0, headers: [], text: "", broken: true };

const isMessage = (value: unknown): value is Message => typeof value === "object" && value !== null && "kind" in value;

const askOf = async (request: Request): Promise<Ask> => ({
  kind: "ask",
  id: crypto.randomUUID(),
  url: request.url,
  method: request.method,
  headers: [...request.headers],
  body: request.method === "GET" ? undefined : await request.text(),
});

async function answerOf(ask: Ask, known: readonly RequestHandler[]): Promise<Answer> {
  const request = new Request(ask.url, {
    method: ask.method,
    headers: ask.headers.map(([name, value]) => [name, value] as [string, string]),
    ...(ask.body === undefined ? {} : { body: ask.body }),
  });
  const response = await getResponse([...known], request);
  if (response === undefined || response.type === "error") return { ...BROKEN, id: ask.id };
  return {
    kind: "answer",
    id: ask.id,
    status: response.status,
    headers: [...response.headers],
    text: await response.text(),
    broken: false,
  };
}

/** A tab's way to the bookmaker: it keeps the world itself, or asks the tab that does. */
export interface TabDoor {
  answer(request: Request): Promise<Response>;
  /**
   * From now on this tab keeps the world. Calls that were waiting for another tab are answered here; a bet among them
   * fails, since its outcome is unknown.
   */
  keep(known: readonly RequestHandler[]): void;
  /** Resolves once another tab says that it keeps the world. */
  found: Promise<void>;
}

/**
 * Joins the tabs of one browser, so that all of them use one bookmaker: without it, each would book bets that the
 * others do not know.
 */
export function joinTabs(wire: Wire): TabDoor {
  const waiting = new Map<string, Waiting>();
  let kept: readonly RequestHandler[] | undefined;
  let heard = () => {};
  const found = new Promise<void>((resolve) => {
    heard = resolve;
  });
  const settle = (answer: Answer) => {
    waiting.get(answer.id)?.resolve(answer);
    waiting.delete(answer.id);
  };
  wire.hear((message) => {
    if (!isMessage(message)) return;
    if (message.kind === "answer") settle(message);
    if (message.kind === "keeper") heard();
    if (kept === undefined) return;
    if (message.kind === "who") wire.post({ kind: "keeper" });
    if (message.kind === "ask") {
      answerOf(message, kept)
        .then((answer) => wire.post(answer))
        .catch(() => wire.post({ ...BROKEN, id: message.id }));
    }
  });
  wire.post({ kind: "who" });

  const ask = async (request: Request): Promise<Answer> => {
    const asked = await askOf(request);
    if (kept) return answerOf(asked, kept);
    return new Promise((resolve) => {
      waiting.set(asked.id, { ask: asked, resolve });
      wire.post(asked);
    });
  };
  return {
    found,
    answer: async (request) => {
      const { broken, status, headers, text } = await ask(request);
      return broken
        ? Response.error()
        : new Response(text, { status, headers: headers.map(([name, value]) => [name, value] as [string, string]) });
    },
    keep: (known) => {
      kept = known;
      wire.post({ kind: "keeper" });
      for (const { ask: asked, resolve } of waiting.values()) {
        waiting.delete(asked.id);
        if (asked.method === "GET") void answerOf(asked, known).then(resolve);
        else resolve({ ...BROKEN, id: asked.id });
      }
    },
  };
}
