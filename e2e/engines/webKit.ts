import { type ChildProcess, spawn } from "node:child_process";
import { globSync } from "node:fs";
import { type Hands, isSo, type Seen, selectorOf, wanted } from "#e2e/kit/hands.ts";
import { type Driver } from "./firefox.ts";
import { countTaps, isSteady, lastTap, tapTaken, type Told } from "#e2e/steps/taps.ts";

const PORT = 4480;
const SCREEN = ":78";
const PATIENCE_MS = 30_000;

/** How WebDriver marks an element in a response. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Retries until the result is truthy; throws the last failure if it never is. */
async function patiently<T>(look: () => Promise<T>): Promise<T> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const found = await look().catch((error: unknown) =>
      Date.now() > until ? Promise.reject(error as Error) : undefined,
    );
    if (found) return found;
    if (Date.now() > until) throw new Error("waited in vain");
    await pause(100);
  }
}

async function command(method: "GET" | "POST" | "DELETE", path: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(`http://127.0.0.1:${PORT}${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
  });
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null };
  if (value?.error !== undefined) throw new Error(`${path}: ${value.error}: ${value.message ?? ""}`);
  return value;
}

/** The driver made no tap: the target had moved away before it got there. */
const NOT_MADE = /: (?:element not interactable|stale element reference): /;

type Run = (script: string, ...args: readonly unknown[]) => Promise<unknown>;

const SEEN = `const seen = [...document.querySelectorAll(arguments[0])].filter((one) => one.checkVisibility());`;

const LOOK = `${SEEN}
  return seen.map(({ dataset }) => ({ name: dataset.q, state: dataset.qState ?? "", value: dataset.qValue ?? "" }));`;

/** The element, once a tap on it would be accepted (taps.ts). */
const STEADY = `${SEEN}
  const one = arguments[1] ? seen[0] : seen.at(-1);
  if (!one || one.disabled || one.querySelector(":scope > :disabled:only-child")) return null;
  one.scrollIntoView({ block: "nearest", behavior: "instant" });
  return (${isSteady.toString()})(one).steady ? one : null;`;

const TOLD = `return (${lastTap.toString()})();`;

function webKitHands(run: Run, at: string, ground: Pick<Hands, "open" | "pass">): Hands {
  const all = async (name: string) => (await run(LOOK, selectorOf(name))) as readonly Seen[];
  const look = async (name: string) => (name.includes("*") ? (await all(name))[0] : (await all(name)).at(-1));
  return {
    ...ground,
    all,
    look,
    wayBack: async () => {
      await command("POST", `${at}/back`, {});
    },
    tap: async (name) => {
      const steady = () => run(STEADY, selectorOf(name), name.includes("*"));
      await tapTaken(name, async () => {
        const found = (await patiently(steady).catch(() => {
          throw new Error(`${name} never stood still on top`);
        })) as Record<string, string>;
        const isMade = await command("POST", `${at}/element/${found[ELEMENT] ?? ""}/click`, {}).then(
          () => true,
          (error: Error) => !NOT_MADE.test(error.message) && Promise.reject(error),
        );
        if (!isMade) return { isLost: true, still: false };
        const told = (await run(TOLD)) as Told;
        // a key stays in place while the slip changes, so one that was refused is lost
        return name.startsWith("key:") ? { ...told, still: true } : told;
      });
    },
    until: async (name, stands = {}) => {
      const end = Date.now() + PATIENCE_MS;
      for (;;) {
        const seen = await look(name);
        if (isSo(seen, stands)) return seen ?? { name, state: "", value: "" };
        if (Date.now() > end) throw new Error(wanted(name, stands, seen));
        await pause(50);
      }
    },
  };
}

/** WebKitGTK's MiniBrowser by WebDriver on its own screen, the size of a phone. */
export async function openWebKit(): Promise<Driver> {
  const [binary] = globSync("/usr/lib/*/webkit2gtk-4.1/MiniBrowser");
  if (binary === undefined) throw new Error("MiniBrowser is not installed");
  const started: ChildProcess[] = [
    spawn("Xvfb", [SCREEN, "-screen", "0", "390x844x24", "-nolisten", "tcp"], { stdio: "ignore" }),
    spawn("WebKitWebDriver", [`--port=${PORT}`], { stdio: "ignore", env: { ...process.env, DISPLAY: SCREEN } }),
  ];
  const end = () => {
    for (const child of started) child.kill();
  };
  process.once("exit", end);
  try {
    await patiently(() => command("GET", "/status"));
    const session = (await command("POST", "/session", {
      capabilities: {
        alwaysMatch: {
          browserName: "MiniBrowser",
          "webkitgtk:browserOptions": { binary, args: ["--automation", "--full-screen"] },
        },
      },
    })) as { sessionId: string; capabilities: { browserVersion?: string } };
    const at = `/session/${session.sessionId}`;
    await command("POST", `${at}/window/rect`, { x: 0, y: 0, width: 390, height: 844 });
    const run: Run = (script, ...args) => command("POST", `${at}/execute/sync`, { script, args });
    const searchDoubtAgain = (frame: number | null) => command("POST", `${at}/frame`, { id: frame });
    const inFrame: Run = async (script, ...args) => {
      await searchDoubtAgain(null);
      await searchDoubtAgain(0);
      return run(script, ...args);
    };
    return {
      version: session.capabilities.browserVersion ?? "",
      before: `(${countTaps.toString()})();`,
      load: async (address) => {
        await command("POST", `${at}/frame`, { id: null });
        await command("POST", `${at}/url`, { url: "about:blank" });
        await command("POST", `${at}/url`, { url: address });
      },
      hands: (ground) => webKitHands(run, at, ground),
      framedHands: (ground) => webKitHands(inFrame, at, ground),
      text: async (selector) => {
        await searchDoubtAgain(null);
        return String(await run("return document.querySelector(arguments[0])?.textContent ?? ''", selector));
      },
      screenshot: async () => Buffer.from(String(await command("GET", `${at}/screenshot`)), "base64"),
      close: async () => {
        await command("DELETE", at).catch(() => undefined);
        end();
      },
    };
  } catch (error) {
    end();
    throw error;
  }
}
