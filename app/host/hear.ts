import { config } from "#app/config.ts";
import { isEmbedded, noteHeard } from "./host.ts";
import { inbox } from "./inbox.ts";
import { type HostMessage } from "./messages.ts";

/** A listener for the host site. */
export interface Hearing {
  /** A message port to this very document, which the site gets with the greeting. */
  readonly line: MessagePort | undefined;
  readonly stop: () => void;
}

/**
 * Acts on messages from the host site; a page that is not framed listens to nobody (E5). A page with an opaque origin
 * (a frame with sandbox="allow-scripts") could only be addressed as "whatever document is there by then": the listed
 * site gets a port to this very document, so that a session reaches no other.
 */
export function hearHost(act: (message: HostMessage) => void): Hearing {
  if (!isEmbedded() || config().parentOrigins.length === 0) return { line: undefined, stop: () => undefined };
  const judge = inbox(window.parent, config().parentOrigins);
  const hear = (event: MessageEvent) => {
    const said = judge(event, Date.now());
    if (said === undefined) return;
    noteHeard(event.origin);
    act(said);
  };
  addEventListener("message", hear);
  const stop = () => removeEventListener("message", hear);
  if (self.origin !== "null") return { line: undefined, stop };
  const { port1, port2 } = new MessageChannel();
  // messages on the port have neither window nor origin: only a listed site was given the other end
  const judgeLine = inbox(null, [""]);
  port1.addEventListener("message", (event) => {
    const said = judgeLine(event, Date.now());
    if (said !== undefined) act(said);
  });
  port1.start();
  return {
    line: port2,
    stop: () => {
      stop();
      port1.close();
    },
  };
}
