import { type Device } from "./device.ts";
import { type Exchange, LightRequest, LightResponse, type Wire } from "./wire.ts";

/** The parts of a browser that the app's code sees, by name; everything else belongs to the language. */
export const GLOBALS = [
  "globalThis",
  "window",
  "document",
  "navigator",
  "location",
  "history",
  "localStorage",
  "performance",
  "requestAnimationFrame",
  "MessageChannel",
  "AbortSignal",
  "crypto",
  "Date",
  "Request",
  "Response",
  "fetch",
  "setTimeout",
  "clearTimeout",
  "setInterval",
  "clearInterval",
  "addEventListener",
  "removeEventListener",
  "matchMedia",
  "console",
] as const;

/** The time between two frames, ms. */
const FRAME_MS = 16;

const silent = (): void => undefined;

/**
 * `AbortSignal` as the pages see it. A browser lets a combined signal go with the call that it belongs to; Node keeps one
 * that is listened to until it aborts, and with it all of a closed page.
 */
class LightSignal extends AbortSignal {
  static override any(signals: readonly AbortSignal[]): AbortSignal {
    const any = new AbortController();
    for (const signal of signals) {
      const stop = (): void => any.abort(signal.reason);
      if (signal.aborted) stop();
      else signal.addEventListener("abort", stop, { once: true });
    }
    return any.signal;
  }

  /** Nothing is made from this class: ky asks it about the signals of Node's own. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof AbortSignal;
  }
}

/** A `Date` that reads the device's clock. */
const dateOf = (device: Device) =>
  class DeviceDate extends Date {
    constructor(...given: readonly unknown[]) {
      super(...((given.length === 0 ? [device.clock()] : given) as [number]));
    }
    static override now(): number {
      return device.clock();
    }
  };

/** Refs that begin with the number of their page, one after the other. */
function refsOf(page: number): () => string {
  let refs = 0;
  return () => {
    refs += 1;
    return `${String(page).padStart(8, "0")}-0000-4000-8000-${String(refs).padStart(12, "0")}`;
  };
}

/** One page of a device: its timers, its listeners, its connection to the bookmaker. It ends as a whole. */
export class Page {
  readonly device: Device;
  readonly globals: object;
  isOpen = true;
  /** The page asked the browser to reload it. */
  wantsReload = false;
  /** The end of its current long task, ms of the life: until then it runs nothing, hears nothing and draws nothing. */
  busyUntil = 0;
  readonly #openedAt: number;
  readonly #number: number;
  readonly #listeners = new Map<string, Set<(event: object) => void>>();

  constructor(device: Device, wire: Wire, number: number) {
    this.device = device;
    this.#number = number;
    this.#openedAt = device.timeline.now;
    this.globals = this.#globals(wire, number);
    device.join(this);
  }

  /** True for a ref that this page has made. */
  made(ref: string): boolean {
    return ref.startsWith(String(this.#number).padStart(8, "0"));
  }

  get isBusy(): boolean {
    return this.busyUntil > this.device.timeline.now;
  }

  /** A task of this length begins. */
  block(ms: number): void {
    this.busyUntil = Math.max(this.busyUntil, this.device.timeline.now + ms);
  }

  /** Ms since the page was opened, as it stamps its events. */
  #ms(): number {
    return this.device.timeline.now - this.#openedAt;
  }

  /** The member does something now; a busy page hears of it later, with the time at which it was. */
  finger(act: (at: number) => void): void {
    const at = this.#ms();
    if (this.isBusy) this.device.timeline.after(0, () => void (this.isOpen && act(at)), this, "input");
    else act(at);
  }

  /** Calls back at the page's next frame. */
  frame(act: () => void): number {
    const { timeline } = this.device;
    return timeline.after(FRAME_MS - (timeline.now % FRAME_MS), act, this, "frame");
  }

  /** The page is hidden, or shown again. */
  show(isShown: boolean): void {
    const { document } = this.globals as { readonly document: { visibilityState: string } };
    document.visibilityState = isShown ? "visible" : "hidden";
    this.hear({ type: "visibilitychange", key: null });
  }

  hear(event: { readonly type: string; readonly key: string | null }): void {
    if (!this.isOpen) return;
    for (const listen of this.#listeners.get(event.type) ?? []) listen(event);
  }

  /** The page is closed: its timers no longer run, no response reaches it, its locks are released. */
  close(): void {
    this.isOpen = false;
    this.device.timeline.cancelAll(this);
    this.device.drop(this);
  }

  /** Timers that run on the life's time, and end with the page. */
  #timers() {
    const { timeline } = this.device;
    // oxlint-disable-next-line typescript/no-this-alias -- a class below has a `this` of its own
    const page = this;
    const timer = (act: () => void, ms = 0): number =>
      // beyond 24.8 days a browser's timer fires at once
      timeline.after(ms > 2_147_483_647 ? 0 : ms, act, this);
    const every = (act: () => void, ms: number): { id: number } => {
      const held = { id: 0 };
      const again = (): void => {
        held.id = timer(again, ms);
        act();
      };
      held.id = timer(again, ms);
      return held;
    };
    return {
      setTimeout: timer,
      clearTimeout: (id: unknown) => timeline.cancel(id),
      setInterval: every,
      clearInterval: (held: { id: number } | undefined) => timeline.cancel(held?.id),
      requestAnimationFrame: (act: (at: number) => void) => this.frame(() => act(this.#ms())),
      MessageChannel: class {
        readonly port1: { onmessage: () => void; close: () => void } = { onmessage: silent, close: silent };
        readonly port2 = { postMessage: () => void timeline.after(0, () => this.port1.onmessage(), page, "posted") };
      },
    };
  }

  readonly #listen = (
    type: string,
    act: (event: object) => void,
    options?: boolean | { readonly signal?: AbortSignal },
  ): void => {
    this.#listeners.set(type, (this.#listeners.get(type) ?? new Set()).add(act));
    if (typeof options === "object")
      options.signal?.addEventListener("abort", () => this.#listeners.get(type)?.delete(act), { once: true });
  };

  /** The document, its place and what keeps things, as much as the app reads of them. */
  #documentOf() {
    return {
      document: {
        addEventListener: this.#listen,
        removeEventListener: silent,
        visibilityState: "visible",
        documentElement: { dataset: {} },
        referrer: "",
        hidden: false,
      },
      location: {
        href: "https://bets.example/",
        origin: "https://bets.example",
        reload: () => {
          this.wantsReload = true;
        },
        assign: silent,
      },
      history: { state: null, replaceState: silent, back: silent },
    };
  }

  #globals(wire: Wire, number: number): object {
    const { device } = this;
    const exchange: Exchange = { page: this, isOpen: () => this.isOpen };
    const own = {
      ...this.#timers(),
      ...this.#documentOf(),
      navigator: { onLine: true, locks: device.locksOf(this), language: "en-US", userAgent: "simulated" },
      localStorage: device.storageOf(this),
      performance: { now: () => this.#ms() },
      AbortSignal: LightSignal,
      crypto: { randomUUID: refsOf(number) },
      Date: dateOf(device),
      Request: LightRequest,
      Response: LightResponse,
      fetch: (request: LightRequest) => wire.send(exchange, request),
      addEventListener: this.#listen,
      removeEventListener: (type: string, act: (event: object) => void) => {
        this.#listeners.get(type)?.delete(act);
      },
      matchMedia: () => ({ matches: true }),
      console: { log: silent, warn: silent, error: silent },
    };
    const window: Record<string, unknown> = Object.create(globalThis) as Record<string, unknown>;
    for (const [name, value] of Object.entries(own))
      Object.defineProperty(window, name, { value, writable: true, configurable: true });
    for (const name of ["window", "globalThis", "parent", "self"])
      Object.defineProperty(window, name, { value: window, writable: true, configurable: true });
    return window;
  }
}
