import { type AppMessage, type HostMessage } from "#app/host/messages.ts";
import { fitContent, frameFor, hasNoOrigin, letterBox } from "./frame.ts";
import { awaitGreeting, checkVersion, type Greeting } from "./greeting.ts";
import { type Handlers, type MountOptions, type Session, type Sportsbook } from "./types.ts";
import { sendView } from "./view.ts";

const isAppMessage = (data: unknown): data is AppMessage =>
  typeof data === "object" &&
  data !== null &&
  "source" in data &&
  data.source === "sportsbook" &&
  "version" in data &&
  data.version === 1 &&
  "type" in data &&
  typeof data.type === "string";

/** The host's session; one without a token is a failure, since it means neither a member nor nobody. */
function sessionOf(answer: Session | null | undefined): Session | null | undefined {
  if (answer && (typeof answer.token !== "string" || answer.token === ""))
    throw new TypeError("the session for the sportsbook has no token");
  return answer;
}

/** Passes a message to the host's handler for its type; one that is unknown is dropped. */
function handOn(on: Handlers, said: AppMessage): void {
  if (!Object.hasOwn(on, said.type)) return;
  const handler = on[said.type] as ((message: AppMessage) => void) | undefined;
  handler?.(said);
}

/** Sends to the app once it has greeted; fails if that app does not accept such a message. */
function sender(greeting: Greeting, send: (message: HostMessage) => void) {
  const told = async (message: HostMessage): Promise<void> => {
    const { hears } = await greeting.ready();
    if (!hears.includes(message.type)) throw new Error(`the sportsbook does not hear ${message.type}`);
    send(message);
  };
  return (message: HostMessage): Promise<void> => {
    const promise = told(message);
    // a page that does not await it need not catch it either
    promise.catch(() => undefined);
    return promise;
  };
}

/** The frame in the page, and the way to send to the app in it. */
interface Place {
  readonly frame: HTMLIFrameElement;
  readonly box: ReturnType<typeof letterBox>;
  readonly view: ReturnType<typeof sendView> | undefined;
}

/** Asks the host who is signed in, and tells the app; in doubt, nobody stays signed in. */
function asker(session: MountOptions["session"], now: () => Place, fail: (error: unknown) => void) {
  let asked = 0;
  return async (isStart: boolean): Promise<void> => {
    if (session === undefined) return;
    const mine = ++asked;
    const { frame, box } = now();
    let held: Session | null | undefined;
    let failed = false;
    try {
      held = sessionOf(await session());
    } catch (error) {
      failed = true;
      fail(error);
    }
    // removed, or asked again since: the later response counts
    if (mine !== asked || !frame.isConnected) return;
    if (held) box.send({ type: "SetToken", token: held.token, bcs: held.bcs ?? "" });
    else if (isStart || failed) box.send({ type: "Logout" });
  };
}

function placeOf(container: Element | string): Element {
  const place = typeof container === "string" ? document.querySelector(container) : container;
  if (place === null) throw new Error("no such element for the sportsbook");
  return place;
}

/** Creates a frame with the app, not yet in the page. */
function stand(options: MountOptions, origin: string | undefined): Place {
  const frame = frameFor(options);
  const box = letterBox(frame, origin);
  return { frame, box, view: options.height === "content" ? sendView(frame, box.send) : undefined };
}

/**
 * Mounts the sportsbook in a page, signs the member in by message and passes on its messages (contract, parent-frame
 * messages; OPS-13).
 */
export function mount(options: MountOptions): Sportsbook {
  const { container, version } = options;
  checkVersion(version);
  const place = placeOf(container);
  const { origin } = new URL(options.src, document.baseURI);
  const named = hasNoOrigin(options.sandbox) ? undefined : origin;
  const fail = (error: unknown) => options.onError?.(error);
  const greeting = awaitGreeting(version, fail);
  let now = stand(options, named);
  const signIn = asker(options.session, () => now, fail);
  const anew = (): void => {
    const { frame, view } = now;
    view?.stop();
    now = stand(options, named);
    frame.replaceWith(now.frame);
  };
  const destroy = (reason: Error): void => {
    removeEventListener("message", hear);
    greeting.end(reason);
    now.view?.stop();
    now.frame.remove();
  };
  const greet = (said: AppMessage & { type: "Ready" }, ports: readonly MessagePort[]): boolean => {
    const isSame = now.box.greet(ports);
    if (!isSame) anew();
    const reason = isSame ? greeting.greeted(said) : undefined;
    if (reason !== undefined) {
      destroy(reason);
      fail(reason);
    }
    if (!isSame || reason !== undefined) return false;
    void signIn(true);
    now.view?.again();
    return true;
  };
  const hear = (event: MessageEvent<unknown>): void => {
    const { frame } = now;
    if (event.source !== frame.contentWindow || event.origin !== (named ?? "null")) return;
    if (!isAppMessage(event.data)) return;
    const said = event.data;
    if (said.type === "Ready" && !greet(said, event.ports)) return;
    if (said.type === "GoLogin") void signIn(false);
    if (options.height === "content") fitContent(frame, said);
    handOn(options.on ?? {}, said);
  };
  addEventListener("message", hear);
  place.append(now.frame);
  return {
    get frame() {
      return now.frame;
    },
    get ready() {
      return greeting.ready();
    },
    send: sender(greeting, (message) => now.box.send(message)),
    destroy: () => destroy(new Error("the sportsbook has been taken out of the page")),
  };
}
