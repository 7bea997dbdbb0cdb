import { config } from "#app/config.ts";
import { isEmbedded, noteHeard } from "./host.ts";
import { inbox } from "./inbox.ts";
import { type HostMessage } from "./messages.ts";

/** An ear for the framing site. */
export interface Hearing {
  /** The end of a line that leads to this very document, which the site gets with the greeting. */
  readonly line: MessagePort | undefined;
  readonly stop: () => void;
}

/**
 * Acts on what the framing site says; a page that is not framed listens to nobody (E5). A page without an origin of its own
 * (a frame that is sandboxed with scripts alone) could be written to only as "whoever stands there by then": for the listed
 * site there is a line that leads to this very document, so that a session reaches no other.
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
  // what comes by the line has neither window nor origin: its other end was given to a listed site alone
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
