import { type RefObject, useEffect, useState } from "react";

/** True while the end of what its parent scrolls is below the edge. */
export function useMoreBelow(end: RefObject<HTMLElement | null>): boolean {
  const [more, setMore] = useState(false);
  useEffect(() => {
    const node = end.current;
    if (!node) return undefined;
    const watch = new IntersectionObserver(([entry]) => setMore(entry !== undefined && !entry.isIntersecting), {
      root: node.parentElement,
    });
    watch.observe(node);
    return () => watch.disconnect();
  }, [end]);
  return more;
}
