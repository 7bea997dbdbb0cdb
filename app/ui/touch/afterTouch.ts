/**
 * Runs the effect of a touch once the browser has had time to show the touch itself: a list that takes long to render
 * does not delay the chosen tab. It is a task of its own, which a browser runs after the frame that follows an input.
 */
export function afterTouch(act: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    act();
  };
  port2.postMessage(undefined);
}
