import { type ChildProcess, spawn } from "node:child_process";
import { globSync } from "node:fs";
import { type Driver } from "./enginesFirefox.ts";

const PORT = 4480;
const SCREEN = ":78";
const PATIENCE_MS = 30_000;

/** How WebDriver marks an element in an answer. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Tries until it gives something true; the last failure when it never does. */
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

/** WebKitGTK's MiniBrowser by WebDriver on a screen of its own, as large as a phone. */
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
    const run = (script: string) => command("POST", `${at}/execute/sync`, { script, args: [] });
    return {
      version: session.capabilities.browserVersion ?? "",
      open: async (address) => void (await command("POST", `${at}/url`, { url: address })),
      until: async (css, words = /(?:)/) =>
        void (await patiently(() =>
          run(`return [...document.querySelectorAll("${css}")].some((one) => ${String(words)}.test(one.textContent))`),
        )),
      click: async (css, name) => {
        const script =
          `return [...document.querySelectorAll("${css} button")].find((one) => !one.disabled && ` +
          `${String(name)}.test(one.getAttribute("aria-label") ?? one.textContent))`;
        const found = (await patiently(() => run(script))) as Record<string, string>;
        await command("POST", `${at}/element/${found[ELEMENT] ?? ""}/click`, {});
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
