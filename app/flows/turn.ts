import { useEffect } from "react";
import { pageNow } from "#app/stores/clock.ts";

/** Draws anew when the moment has come; `moment` and `now` in epoch ms. */
export function useTurn(moment: number | undefined, now: number, setNow: (now: number) => void): void {
  useEffect(() => {
    if (moment === undefined) return undefined;
    const timer = setTimeout(() => setNow(pageNow()), Math.max(0, moment - pageNow()));
    return () => clearTimeout(timer);
    // a timer may be early by a part of a millisecond: each drawing sets it anew
  }, [moment, now, setNow]);
}
