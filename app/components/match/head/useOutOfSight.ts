import { type RefObject, useEffect, useState } from "react";

/** True once a mark has scrolled above `depth` px from the top; checked again when `key` changes (design 4.15). */
export function useOutOfSight(mark: RefObject<HTMLElement | null>, depth: number, key: unknown): boolean {
  const [gone, setGone] = useState(false);
  useEffect(() => {
    const node = mark.current;
    if (!node) return;
    const watch = new IntersectionObserver(
      ([entry]) => setGone(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < depth + 1),
      { rootMargin: `-${depth}px 0px 0px 0px` },
    );
    watch.observe(node);
    return () => watch.disconnect();
  }, [mark, depth, key]);
  return gone;
}
