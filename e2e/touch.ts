import { type Page } from "@playwright/test";

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A finger that goes from one point of the screen to another and is lifted there, px. */
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

/** A finger that comes down on a point and stays there until it is lifted by the returned call. */
export async function press(page: Page, at: Point): Promise<() => Promise<void>> {
  const client = await page.context().newCDPSession(page);
  await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
  return async () => {
    await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await client.detach();
  };
}
