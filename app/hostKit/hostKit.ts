import { type AppMessage, type HostMessage } from "#app/host/messages.ts";
import { type Handlers, type MountOptions, type Sportsbook } from "./types.ts";
import { showTop, tellView } from "./view.ts";

/** What may not stand in an address (SES-01). */
const SECRET = /^(token|bcs)$/i;

const isAppMessage = (data: unknown): data is AppMessage =>
  typeof data === "object" &&
  data !== null &&
  "source" in data &&
  data.source === "sportsbook" &&
  "version" in data &&
  data.version === 1 &&
  "type" in data &&
  typeof data.type === "string";

function frameFor({ src, launch = {}, title = "Sportsbook" }: MountOptions): HTMLIFrameElement {
  const url = new URL(src, document.baseURI);
  for (const [name, value] of Object.entries(launch)) if (!SECRET.test(name)) url.searchParams.set(name, value);
  const frame = document.createElement("iframe");
  frame.src = url.href;
  frame.title = title;
  // the frame must know whose page it stands in, and nothing more of it
  frame.referrerPolicy = "origin";
  // pictures of a match may fill the screen
  frame.allow = "fullscreen";
  Object.assign(frame.style, { display: "block", width: "100%", height: "100%", border: "0" });
  return frame;
}

/** Puts the sportsbook into a page, signs the member in by message and passes on what it says (contract, parent-frame messages). */
export function mount(options: MountOptions): Sportsbook {
  const { container, session, height = "fill", on = {} } = options;
  const place = typeof container === "string" ? document.querySelector(container) : container;
  if (place === null) throw new Error("no such element for the sportsbook");
  const frame = frameFor(options);
  const { origin } = new URL(frame.src);

  const send = (message: HostMessage): void =>
    frame.contentWindow?.postMessage({ source: "sportsbook", version: 1, ...message }, origin);
  const signIn = async (): Promise<void> => {
    const held = await session?.();
    if (held !== undefined && frame.isConnected) send({ type: "SetToken", token: held.token, bcs: held.bcs ?? "" });
  };
  const hear = (event: MessageEvent<unknown>): void => {
    if (event.source !== frame.contentWindow || event.origin !== origin || !isAppMessage(event.data)) return;
    const said = event.data;
    if (said.type === "Ready" || said.type === "GoLogin") void signIn();
    if (said.type === "Ready") view?.again();
    if (height === "content" && said.type === "Resize") frame.style.height = `${said.height}px`;
    if (height === "content" && said.type === "RouteChanged") showTop(frame);
    const handler = on[said.type] as Handlers[AppMessage["type"]] | undefined;
    (handler as ((message: AppMessage) => void) | undefined)?.(said);
  };
  addEventListener("message", hear);
  place.append(frame);
  const view = height === "content" ? tellView(frame, send) : undefined;
  return {
    frame,
    send,
    destroy: () => {
      removeEventListener("message", hear);
      view?.stop();
      frame.remove();
    },
  };
}
