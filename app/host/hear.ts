import { config } from "#app/config.ts";
import { isEmbedded, noteHeard } from "./host.ts";
import { inbox } from "./inbox.ts";
import { type HostMessage } from "./messages.ts";

/**
 * Acts on what the framing site says; a page that is not framed listens to nobody (E5). A page without an origin of its own
 * (a frame that is sandboxed with scripts alone) could be written to only as "whoever stands there by then": for the listed
 * site it returns the end of a line that leads to this very document, so that a session reaches no other.
 */
export function hearHost(act: (message: HostMessage) => void): MessagePort | undefined {
  if (!isEmbedded() || config().parentOrigins.length === 0) return undefined;
  const judge = inbox(window.parent, config().parentOrigins);
  addEventListener("message", (event) => {
    const said = judge(event, Date.now());
    if (said === undefined) return;
    noteHeard(event.origin);
    act(said);
  });
  if (self.origin !== "null") return undefined;
  const { port1, port2 } = new MessageChannel();
  // what comes by the line has neither window nor origin: its other end was given to a listed site alone
  const judgeLine = inbox(null, [""]);
  port1.addEventListener("message", (event) => {
    const said = judgeLine(event, Date.now());
    if (said !== undefined) act(said);
  });
  port1.start();
  return port2;
}
