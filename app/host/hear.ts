import { config } from "#app/config.ts";
import { isEmbedded, noteHeard } from "./host.ts";
import { inbox } from "./inbox.ts";
import { type HostMessage } from "./messages.ts";

/** Acts on what the framing site says; a page that is not framed listens to nobody (E5). */
export function hearHost(act: (message: HostMessage) => void): void {
  if (!isEmbedded() || config().parentOrigins.length === 0) return;
  const judge = inbox(window.parent, config().parentOrigins);
  addEventListener("message", (event) => {
    const said = judge(event, Date.now());
    if (said === undefined) return;
    noteHeard(event.origin);
    act(said);
  });
}
