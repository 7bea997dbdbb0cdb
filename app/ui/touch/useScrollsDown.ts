import { type RefObject, useEffect, useRef, useState } from "react";

/** A shorter way than this, px, is a finger that trembles. */
const STEP_PX = 8;

/**
 * A ref for an element, and whether what it stands in was last scrolled down: false at the start, after a scroll up, and at the
 * end, where nothing more is below. For what gives way to reading (spec §2, match page).
 */
export function useScrollsDown<E extends Element>(): readonly [RefObject<E | null>, boolean] {
  const ref = useRef<E>(null);
  const [down, setDown] = useState(false);
  useEffect(() => {
    let last = 0;
    const look = ({ target }: Event) => {
      const scroller = target === document ? document.documentElement : target;
      if (!(scroller instanceof Element) || !scroller.contains(ref.current)) return;
      const { scrollTop, clientHeight, scrollHeight } = scroller;
      const atEnd = scrollTop + clientHeight >= scrollHeight - 1;
      if (!atEnd && Math.abs(scrollTop - last) < STEP_PX) return;
      setDown(!atEnd && scrollTop > last);
      last = scrollTop;
    };
    // scrolling does not bubble: a match beside a list scrolls by itself
    document.addEventListener("scroll", look, { capture: true, passive: true });
    return () => document.removeEventListener("scroll", look, { capture: true });
  }, []);
  return [ref, down];
}
