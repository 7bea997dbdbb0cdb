import { type AppMessage, type HostMessage } from "#app/host/messages.ts";
import { type MountOptions } from "./types.ts";
import { showTop } from "./view.ts";

/** What may not appear in a URL (SES-01). */
const SECRET = /^(token|bcs)$/i;

/** The app's frame, not yet in the page. */
export function frameFor({ src, launch = {}, title = "Sportsbook", sandbox }: MountOptions): HTMLIFrameElement {
  const url = new URL(src, document.baseURI);
  for (const [name, value] of Object.entries(launch)) if (!SECRET.test(name)) url.searchParams.set(name, value);
  const frame = document.createElement("iframe");
  frame.src = url.href;
  frame.title = title;
  // the frame must know which page frames it, and nothing more of it
  frame.referrerPolicy = "origin";
  if (sandbox !== undefined) frame.setAttribute("sandbox", sandbox);
  // the video of a match may go full screen
  frame.allow = "fullscreen";
  Object.assign(frame.style, { display: "block", width: "100%", height: "100%", border: "0" });
  return frame;
}

/** True for a frame that may run scripts but has an opaque origin: any document in it has the origin "null". */
export const hasNoOrigin = (sandbox: string | undefined): boolean =>
  sandbox !== undefined && !/(^|\s)allow-same-origin(\s|$)/i.test(sandbox);

/**
 * How the page sends to the app. A frame with an origin is addressed by it. One without is addressed by the port that
 * came with its greeting, which leads only to that document: a message to "*" would be read by whatever document is
 * there by then.
 */
export function letterBox(frame: HTMLIFrameElement, origin: string | undefined) {
  let line: MessagePort | undefined;
  return {
    send: (message: HostMessage): void => {
      const letter = { source: "sportsbook", version: 1, ...message };
      if (origin === undefined) line?.postMessage(letter);
      else frame.contentWindow?.postMessage(letter, origin);
    },
    /** False if another document has loaded in the frame: nobody can say whose it is. */
    greet: (ports: readonly MessagePort[]): boolean => {
      if (origin !== undefined) return true;
      if (line !== undefined) return false;
      [line] = ports;
      return true;
    },
  };
}

/** A frame as tall as the page in it adopts its height, and shows a new page from its top. */
export function fitContent(frame: HTMLIFrameElement, said: AppMessage): void {
  if (said.type === "Resize") frame.style.height = `${said.height}px`;
  if (said.type === "RouteChanged") showTop(frame);
}
