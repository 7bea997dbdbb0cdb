/**
 * Calls back in a task of its own. A message of a channel is that task: a browser runs it after the frame that follows
 * an input, and after the frame whose callback posts it.
 */
export function nextTask(act: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    act();
  };
  port2.postMessage(undefined);
}
