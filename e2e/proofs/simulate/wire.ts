import { hostileAnswer } from "./hostile.ts";
import type { Timeline } from "./time.ts";

/** A request before anything is said about it. */
const BLANK = { method: "GET", headers: {}, signal: undefined, sent: "" };

/** A request as the app makes it: as much of `Request` as ky and the bookmaker need. */
export class LightRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly signal: AbortSignal | undefined;
  readonly sent: string;

  constructor(input: string | URL | LightRequest, init: RequestInit = {}) {
    const held = input instanceof LightRequest ? input : { ...BLANK, url: `${input}` };
    this.url = held.url;
    this.method = (init.method ?? held.method).toUpperCase();
    this.headers = new Headers(init.headers ?? held.headers);
    this.signal = init.signal ?? held.signal;
    this.sent = typeof init.body === "string" ? init.body : held.sent;
  }

  clone(): LightRequest {
    return new LightRequest(this);
  }

  text(): Promise<string> {
    return Promise.resolve(this.sent);
  }
}

/** A response: as much of `Response` as ky and the app read. */
export class LightResponse {
  readonly status: number;
  readonly ok: boolean;
  readonly type = "default";
  readonly headers: Headers;
  readonly #text: string;

  constructor(text: string, status: number, contentType = "application/json") {
    this.status = status;
    this.ok = status >= 200 && status < 300;
    this.headers = new Headers({ "content-type": contentType });
    this.#text = text;
  }

  clone(): LightResponse {
    return this;
  }

  text(): Promise<string> {
    return Promise.resolve(this.#text);
  }
}

/** Who waits for a response. */
export interface Exchange {
  readonly page: object;
  readonly isOpen: () => boolean;
}

/**
 * What happens to one request. `reach` is when the bookmaker executes it, ms after it was sent, undefined = never;
 * `back` is how long the response takes, or how long until a broken request is known to be broken.
 */
export interface Fate {
  readonly kind: "ok" | "cut" | "hang" | "status" | "html" | "half" | "code" | "result" | "infos" | "strip" | "replay";
  readonly reach?: number;
  readonly back: number;
  /** The status, the envelope's code, the result, or which field is missing. */
  readonly value?: number;
}

/** The other end: executes a request and answers it as text. */
export type Far = (request: LightRequest) => Promise<string>;

/** Fields that an incomplete response leaves out, one at a time. */
const FIELDS: readonly (readonly string[])[] = [
  ["BetID", "BetIDs", "InsID"],
  ["FCredit"],
  ["Result"],
  ["NewOdds", "Rate"],
  ["Message"],
];

function without(text: string, field: number): string {
  const answer = JSON.parse(text) as { Data?: Record<string, unknown> };
  for (const name of FIELDS[field % FIELDS.length] ?? []) delete answer.Data?.[name];
  return JSON.stringify(answer);
}

/** What of an answer comes back; undefined = nothing, the connection broke. */
function passedOn({ kind, value = 0 }: Fate, text: string): string | undefined {
  if (kind === "half") return text.slice(0, Math.floor(text.length / 2));
  if (kind === "strip") return without(text, value);
  return kind === "ok" || kind === "replay" || kind === "infos" ? text : undefined;
}

/** What comes back for a request of this fate, of what the bookmaker answered; undefined = the connection broke. */
function responseOf(fate: Fate, text: string | undefined): LightResponse | undefined {
  const { kind, value = 0 } = fate;
  if (kind === "status") return new LightResponse("busy", value, "text/plain");
  if (kind === "html")
    return new LightResponse("<!doctype html><title>Sign in to the network</title>", 200, "text/html");
  if (kind === "code") return new LightResponse(JSON.stringify({ Code: value, Message: "said" }), 200);
  if (kind === "result")
    return new LightResponse(JSON.stringify({ Code: 0, Data: { Result: value, Message: "said" } }), 200);
  const passed = text === undefined ? undefined : passedOn(fate, text);
  return passed === undefined ? undefined : new LightResponse(passed, 200);
}

/** The connection between the pages and the bookmaker. Requests reach the bookmaker one after the other. */
export class Wire {
  readonly timeline: Timeline;
  readonly #far: Far;
  readonly #fateOf: (exchange: Exchange, request: LightRequest) => Fate;
  readonly #over: (request: LightRequest) => void;
  #line: Promise<unknown> = Promise.resolve();
  #busy = 0;

  /** `over` is told of each request that its page no longer waits for. */
  constructor(
    timeline: Timeline,
    far: Far,
    fateOf: (exchange: Exchange, request: LightRequest) => Fate,
    over: (request: LightRequest) => void = () => undefined,
  ) {
    this.timeline = timeline;
    this.#far = far;
    this.#fateOf = fateOf;
    this.#over = over;
  }

  /** True while the bookmaker is busy. */
  get isBusy(): boolean {
    return this.#busy > 0;
  }

  /** Resolves when the bookmaker has answered everything that has reached it. */
  idle(): Promise<unknown> {
    return this.#line;
  }

  #act(request: LightRequest): Promise<string> {
    this.#busy += 1;
    const answer = this.#line
      .then(() => this.#far(request))
      .finally(() => {
        this.#busy -= 1;
      });
    this.#line = answer.catch(() => undefined);
    return answer;
  }

  /**
   * A browser that resends a request on a reused connection that broke. A refusal of the second copy, such as for a used
   * ticket, is not passed on: it is up to the bookmaker not to let the page see only a refusal.
   */
  async #again(request: LightRequest, first: string): Promise<string> {
    const second = await this.#act(request);
    return (JSON.parse(second) as { Data?: { Result?: number } }).Data?.Result === 0 ? second : first;
  }

  /** Sends one request and resolves to its response, like `fetch`. */
  send(exchange: Exchange, request: LightRequest): Promise<LightResponse> {
    const fate = this.#fateOf(exchange, request);
    const answer = new Promise<LightResponse>((done, failed) => {
      const gone = (): void => failed(new DOMException("aborted", "AbortError"));
      if (request.signal?.aborted) return gone();
      request.signal?.addEventListener("abort", gone, { once: true });
      const { kind, reach, back } = fate;
      const finish = (): void => {
        const text = kind === "infos" ? hostileAnswer(request.sent, fate.value ?? 0) : undefined;
        if (exchange.isOpen()) this.#finish(fate, text, done, failed);
      };
      const answers = kind === "ok" || kind === "half" || kind === "strip" || kind === "replay";
      if (reach !== undefined) {
        this.timeline.after(reach, () => {
          const first = this.#act(request);
          const answer = kind === "replay" ? first.then((text) => this.#again(request, text)) : first;
          if (!answers) return;
          void answer.then((text) => {
            const deliver = (): void => {
              if (exchange.isOpen()) this.#finish(fate, text, done, failed);
            };
            this.timeline.after(back, deliver, exchange.page);
          });
        });
      }
      if (!answers || reach === undefined) this.timeline.after(back, finish, exchange.page);
      return undefined;
    });
    const over = (): void => this.#over(request);
    answer.then(over, over);
    return answer;
  }

  #finish(
    fate: Fate,
    text: string | undefined,
    done: (answer: LightResponse) => void,
    failed: (why: Error) => void,
  ): void {
    if (fate.kind === "hang") return;
    const response = responseOf(fate, text);
    if (response === undefined) failed(new TypeError("Failed to fetch"));
    else done(response);
  }
}
