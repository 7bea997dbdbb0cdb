import { type AppMessage, type HostMessage } from "#app/host/messages.ts";
import { type Handlers, type MountOptions, type Session, type Sportsbook } from "./types.ts";
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

/** What the host answered; an answer without a token is a failure, for it names neither a member nor nobody. */
function sessionOf(answer: Session | null | undefined): Session | null | undefined {
  if (answer && (typeof answer.token !== "string" || answer.token === ""))
    throw new TypeError("the session for the sportsbook has no token");
  return answer;
}

function frameFor({ src, launch = {}, title = "Sportsbook", sandbox }: MountOptions): HTMLIFrameElement {
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
const hasNoOrigin = (sandbox: string | undefined): boolean =>
  sandbox !== undefined && !/(^|\s)allow-same-origin(\s|$)/i.test(sandbox);

/**
 * How the page writes to the app. A frame with an origin is written to by that. One without is written to by the line that
 * came with its greeting and leads to that document alone: a letter to "*" would be read by whatever stands there by then.
 */
function letterBox(frame: HTMLIFrameElement, origin: string | undefined) {
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
function fitContent(frame: HTMLIFrameElement, said: AppMessage): void {
  if (said.type === "Resize") frame.style.height = `${said.height}px`;
  if (said.type === "RouteChanged") showTop(frame);
}

/** Hands a message to the host's own handler of its kind. */
function handOn(on: Handlers, said: AppMessage): void {
  const handler = on[said.type] as ((message: AppMessage) => void) | undefined;
  handler?.(said);
}

/** Puts the sportsbook into a page, signs the member in by message and passes on what it says (contract, parent-frame messages). */
export function mount(options: MountOptions): Sportsbook {
  const { container, session, onError, height = "fill", on = {} } = options;
  const place = typeof container === "string" ? document.querySelector(container) : container;
  if (place === null) throw new Error("no such element for the sportsbook");
  const { origin } = new URL(options.src, document.baseURI);
  const nameless = hasNoOrigin(options.sandbox);

  const stand = () => {
    const frame = frameFor(options);
    const box = letterBox(frame, nameless ? undefined : origin);
    return { frame, box, view: height === "content" ? tellView(frame, box.send) : undefined };
  };
  let now = stand();
  let asked = 0;
  /** Asks the host who sits there, and says so; whoever was signed in before is not left in by a doubt. */
  const signIn = async (isStart: boolean): Promise<void> => {
    if (session === undefined) return;
    const mine = ++asked;
    const { frame, box } = now;
    let held: Session | null | undefined;
    let failed = false;
    try {
      held = sessionOf(await session());
    } catch (error) {
      failed = true;
      onError?.(error);
    }
    // gone, or asked again since: the later answer counts
    if (mine !== asked || !frame.isConnected) return;
    if (held) box.send({ type: "SetToken", token: held.token, bcs: held.bcs ?? "" });
    else if (isStart || failed) box.send({ type: "Logout" });
  };
  const anew = (): void => {
    const { frame, view } = now;
    view?.stop();
    now = stand();
    frame.replaceWith(now.frame);
  };
  const hear = (event: MessageEvent<unknown>): void => {
    const { frame, box, view } = now;
    if (event.source !== frame.contentWindow || event.origin !== (nameless ? "null" : origin)) return;
    if (!isAppMessage(event.data)) return;
    const said = event.data;
    if (said.type === "Ready" && !box.greet(event.ports)) return anew();
    if (said.type === "Ready" || said.type === "GoLogin") void signIn(said.type === "Ready");
    if (said.type === "Ready") view?.again();
    if (height === "content") fitContent(frame, said);
    handOn(on, said);
  };
  addEventListener("message", hear);
  place.append(now.frame);
  return {
    get frame() {
      return now.frame;
    },
    send: (message) => now.box.send(message),
    destroy: () => {
      removeEventListener("message", hear);
      now.view?.stop();
      now.frame.remove();
    },
  };
}
