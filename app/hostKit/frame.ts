import { type AppMessage, type HostMessage } from "#app/host/messages.ts";
import { type MountOptions } from "./types.ts";
import { showTop } from "./view.ts";

/** What may not stand in an address (SES-01). */
const SECRET = /^(token|bcs)$/i;

/** The frame of the app, not yet in the page. */
export function frameFor({ src, launch = {}, title = "Sportsbook", sandbox }: MountOptions): HTMLIFrameElement {
  const url = new URL(src, document.baseURI);
  for (const [name, value] of Object.entries(launch)) if (!SECRET.test(name)) url.searchParams.set(name, value);
  const frame = document.createElement("iframe");
  frame.src = url.href;
  frame.title = title;
  // the frame must know whose page it stands in, and nothing more of it
  frame.referrerPolicy = "origin";
  if (sandbox !== undefined) frame.setAttribute("sandbox", sandbox);
  // pictures of a match may fill the screen
  frame.allow = "fullscreen";
  Object.assign(frame.style, { display: "block", width: "100%", height: "100%", border: "0" });
  return frame;
}

/** A frame that may run scripts and has no origin: whatever stands in it calls itself "null". */
export const hasNoOrigin = (sandbox: string | undefined): boolean =>
  sandbox !== undefined && !/(^|\s)allow-same-origin(\s|$)/i.test(sandbox);

/**
 * How the page writes to the app. A frame with an origin is written to by that. One without is written to by the line that
 * came with its greeting and leads to that document alone: a letter to "*" would be read by whatever stands there by then.
 */
export function letterBox(frame: HTMLIFrameElement, origin: string | undefined) {
  let line: MessagePort | undefined;
  return {
    send: (message: HostMessage): void => {
      const letter = { source: "sportsbook", version: 1, ...message };
      if (origin === undefined) line?.postMessage(letter);
      else frame.contentWindow?.postMessage(letter, origin);
    },
    /** False where another document has come into the frame by itself: nobody can say whose it is. */
    greet: (ports: readonly MessagePort[]): boolean => {
      if (origin !== undefined) return true;
      if (line !== undefined) return false;
      [line] = ports;
      return true;
    },
  };
}

/** A frame as high as the page in it takes its height, and shows another page from its top. */
export function fitContent(frame: HTMLIFrameElement, said: AppMessage): void {
  if (said.type === "Resize") frame.style.height = `${said.height}px`;
  if (said.type === "RouteChanged") showTop(frame);
}
