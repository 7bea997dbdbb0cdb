/**
 * Does what a touch asks for once the browser has had the time to show the touch itself: a list that takes long to draw does not
 * hold back the tab that was chosen. It comes as a task of its own, which a browser runs after the frame that follows an input.
 */
export function afterTouch(act: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    act();
  };
  port2.postMessage(undefined);
}
