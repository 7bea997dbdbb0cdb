import { type RefObject, useLayoutEffect, useState } from "react";

/** From this width on two groups of markets stand beside each other, px (design-2, 8). */
const ROOM_PX = 600;

/** True while an element is wide enough for two stacks of groups. */
export function useTwoStacks(place: RefObject<HTMLElement | null>): boolean {
  const [two, setTwo] = useState(false);
  useLayoutEffect(() => {
    const node = place.current;
    if (!node) return undefined;
    const look = () => setTwo(node.clientWidth >= ROOM_PX);
    look();
    const watch = new ResizeObserver(look);
    watch.observe(node);
    return () => watch.disconnect();
  }, [place]);
  return two;
}
