import { useApp } from "#app/application/useApp.ts";
import { useEffect } from "react";

/** Renders again at `moment`; `moment` and `now` in epoch ms. */
export function useTurn(moment: number | undefined, now: number, setNow: (now: number) => void): void {
  const app = useApp();
  useEffect(() => {
    if (moment === undefined) return undefined;
    const timer = setTimeout(() => setNow(app.now()), Math.max(0, moment - app.now()));
    return () => clearTimeout(timer);
    // a timer may fire a fraction of a millisecond early: each render sets it again
  }, [app, moment, now, setNow]);
}
