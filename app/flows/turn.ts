import { useApp } from "#app/application/useApp.ts";
import { useEffect } from "react";

/** Draws anew when the moment has come; `moment` and `now` in epoch ms. */
export function useTurn(moment: number | undefined, now: number, setNow: (now: number) => void): void {
  const app = useApp();
  useEffect(() => {
    if (moment === undefined) return undefined;
    const timer = setTimeout(() => setNow(app.now()), Math.max(0, moment - app.now()));
    return () => clearTimeout(timer);
    // a timer may be early by a part of a millisecond: each drawing sets it anew
  }, [app, moment, now, setNow]);
}
