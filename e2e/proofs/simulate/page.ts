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
  "console",
] as const;

/** One page of a device: its timers, its listeners, its connection to the bookmaker. It ends as a whole. */
export class Page {
  readonly device: Device;
  readonly globals: object;
  isOpen = true;
  /** The page asked the browser to reload it. */
  wantsReload = false;
  readonly #number: number;
  readonly #listeners = new Map<string, Set<(event: object) => void>>();

  constructor(device: Device, wire: Wire, number: number) {
    this.device = device;
    this.#number = number;
    this.globals = this.#globals(wire, number);
    device.join(this);
  }

  /** True for a ref that this page has made. */
  made(ref: string): boolean {
    return ref.startsWith(String(this.#number).padStart(8, "0"));
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

  #globals(wire: Wire, number: number): object {
    const { device } = this;
    const { timeline } = device;
    const openedAt = timeline.now;
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
    class DeviceDate extends Date {
      constructor(...given: readonly unknown[]) {
        super(...((given.length === 0 ? [device.clock()] : given) as [number]));
      }
      static override now(): number {
        return device.clock();
      }
    }
    let refs = 0;
    const silent = (): void => undefined;
    const listen = (
      type: string,
      act: (event: object) => void,
      options?: boolean | { readonly signal?: AbortSignal },
    ): void => {
      this.#listeners.set(type, (this.#listeners.get(type) ?? new Set()).add(act));
      if (typeof options === "object")
        options.signal?.addEventListener("abort", () => this.#listeners.get(type)?.delete(act), { once: true });
    };
    const hearing = { addEventListener: listen, removeEventListener: silent };
    const exchange: Exchange = { page: this, isOpen: () => this.isOpen };
    const own = {
      document: {
        ...hearing,
        visibilityState: "visible",
        documentElement: { dataset: {} },
        referrer: "",
        hidden: false,
      },
      navigator: { onLine: true, locks: device.locksOf(this), language: "en-US", userAgent: "simulated" },
      location: {
        href: "https://bets.example/",
        origin: "https://bets.example",
        reload: () => {
          this.wantsReload = true;
        },
        assign: silent,
      },
      history: { state: null, replaceState: silent, back: silent },
      localStorage: device.storageOf(this),
      performance: { now: () => timeline.now - openedAt },
      crypto: {
        randomUUID: () => {
          refs += 1;
          return `${String(number).padStart(8, "0")}-0000-4000-8000-${String(refs).padStart(12, "0")}`;
        },
      },
      Date: DeviceDate,
      Request: LightRequest,
      Response: LightResponse,
      fetch: (request: LightRequest) => wire.send(exchange, request),
      setTimeout: timer,
      clearTimeout: (id: unknown) => timeline.cancel(id),
      setInterval: every,
      clearInterval: (held: { id: number } | undefined) => timeline.cancel(held?.id),
      addEventListener: listen,
      removeEventListener: (type: string, act: (event: object) => void) => {
        this.#listeners.get(type)?.delete(act);
      },
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
