import { type Page } from "@playwright/test";

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A touch that moves from one point of the screen to another and ends there, px. */
export async function swipe(page: Page, from: Point, to: Point): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: readonly Point[]) =>
    client.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(({ x, y }) => ({ x, y })) });
  await touch("touchStart", [from]);
  const steps = 6;
  for (let step = 1; step <= steps; step += 1) {
    const part = step / steps;
    await touch("touchMove", [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }]);
  }
  await touch("touchEnd", []);
  await client.detach();
}

/** A touch on a point that stays until the returned function ends it. */
export async function press(page: Page, at: Point): Promise<() => Promise<void>> {
  const client = await page.context().newCDPSession(page);
  await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
  return async () => {
    await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await client.detach();
  };
}
