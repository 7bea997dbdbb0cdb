import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** How a page is loaded and what runs in it before anything of its own. */
export interface RawLoad {
  readonly address: string;
  /** A script for every new document, as source. */
  readonly before: string;
  /** Emulated line: latency of a request in ms, bytes a second. */
  readonly line: { readonly latency: number; readonly downloadThroughput: number; readonly uploadThroughput: number };
  /** How many times slower the processor is made. */
  readonly slower: number;
  /** An expression that is looked at until it is true. */
  readonly until: string;
  /** What is waited after that, ms. */
  readonly rest: number;
  /** The result, an expression whose value can be told in JSON. */
  readonly result: string;
  /** Visited before in the same browser, to the same end, so that its files are kept. */
  readonly again?: boolean | undefined;
}

export interface RawBrowser {
  readonly load: (wish: RawLoad) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

interface Told {
  readonly id?: number;
  readonly result?: Readonly<Record<string, unknown>>;
  readonly error?: { readonly message: string };
}

/** Between two visits, for what the first of them keeps, ms. */
const REST_BETWEEN_MS = 1_000;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** The address at which a browser that was just started listens to commands; it writes it to its second stream. */
const listening = (stream: NodeJS.ReadableStream): Promise<string> =>
  new Promise((found, failed) => {
    let said = "";
    stream.on("data", (part: Buffer) => {
      said += part.toString();
      const address = /ws:\/\/\S+/.exec(said)?.[0];
      if (address !== undefined) found(address);
    });
    stream.on("end", () => failed(new Error(`the browser ended: ${said}`)));
  });

type Send = (method: string, params: object, sessionId?: string) => Promise<Readonly<Record<string, unknown>>>;

/** Commands to a browser at an address, and what it answers to each. */
async function commands(address: string): Promise<Send> {
  const socket = new WebSocket(address);
  await new Promise((open, failed) => {
    socket.addEventListener("open", open);
    socket.addEventListener("error", failed);
  });
  const waiting = new Map<number, (told: Told) => void>();
  // a browser that has gone answers nothing more
  socket.addEventListener("close", () => {
    for (const [id, told] of waiting) told({ id, error: { message: "the browser has closed" } });
  });
  socket.addEventListener("message", ({ data }) => {
    const told = JSON.parse(String(data)) as Told;
    if (told.id !== undefined) waiting.get(told.id)?.(told);
  });
  let sent = 0;
  return (method, params, sessionId) =>
    new Promise((done, failed) => {
      const id = ++sent;
      waiting.set(id, ({ result = {}, error }) => {
        waiting.delete(id);
        if (error) failed(new Error(`${method}: ${error.message}`));
        else done(result);
      });
      socket.send(JSON.stringify({ id, method, params, sessionId }));
    });
}

/** Loads a page as wished in a fresh context, and says its result. */
async function load(send: Send, wish: RawLoad): Promise<unknown> {
  const { address, before, line, slower, until, rest, result, again = false } = wish;
  const { browserContextId } = await send("Target.createBrowserContext", {});
  const { targetId } = await send("Target.createTarget", { url: "about:blank", browserContextId });
  const { sessionId } = (await send("Target.attachToTarget", { targetId, flatten: true })) as { sessionId: string };
  const tell = (method: string, params: object = {}) => send(method, params, sessionId);
  const look = async (expression: string): Promise<unknown> => {
    const { result: told } = await tell("Runtime.evaluate", { expression, returnByValue: true });
    return (told as { readonly value?: unknown }).value;
  };
  await tell("Emulation.setDeviceMetricsOverride", { width: 390, height: 844, deviceScaleFactor: 2, mobile: true });
  await tell("Emulation.setTouchEmulationEnabled", { enabled: true });
  await tell("Network.enable");
  await tell("Network.emulateNetworkConditions", { offline: false, ...line });
  await tell("Emulation.setCPUThrottlingRate", { rate: slower });
  await tell("Page.enable");
  await tell("Page.addScriptToEvaluateOnNewDocument", { source: before });
  const visit = async (): Promise<void> => {
    await tell("Page.navigate", { url: address });
    const end = Date.now() + 60_000;
    while ((await look(until)) !== true) {
      if (Date.now() > end)
        throw new Error(`${address}: ${until} never came true, ${JSON.stringify(await look(result))}`);
      await pause(250);
    }
  };
  await visit();
  if (again) {
    await tell("Page.navigate", { url: "about:blank" });
    await pause(REST_BETWEEN_MS);
    await visit();
  }
  await pause(rest);
  const value = await look(result);
  await send("Target.disposeBrowserContext", { browserContextId });
  return value;
}

/**
 * A browser as a member has it, but for the line and the processor: no debugger is told of scripts and errors. Playwright
 * turns that on for every page, and then each error that a library makes in advance has the whole script read again.
 */
export async function openRaw(executable: string): Promise<RawBrowser> {
  const folder = await mkdtemp(join(tmpdir(), "bench-"));
  const flags = ["--no-sandbox", "--headless", "--remote-debugging-port=0", "--no-first-run", "--mute-audio"];
  // the certificate is this machine's own (certificate.ts)
  flags.push("--ignore-certificate-errors");
  const child = spawn(executable, [...flags, `--user-data-dir=${folder}`, "about:blank"], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const send = await commands(await listening(child.stderr));
  const close = async (): Promise<void> => {
    await send("Browser.close", {}).catch(() => undefined);
    await new Promise((ended) => (child.exitCode === null ? child.once("exit", ended) : ended(0)));
    await rm(folder, { recursive: true, force: true });
  };
  // a browser that is left behind by a load that failed takes a tenth of the machine from all that is measured after it
  const loadOrClose = async (wish: RawLoad): Promise<unknown> => {
    try {
      return await load(send, wish);
    } catch (error) {
      await close();
      throw error;
    }
  };
  return { load: loadOrClose, close };
}
