import { useEffect, useState } from "react";
import { onPageClock } from "#app/application/clock.ts";
import { useApp } from "#app/application/useApp.ts";

/** How often the age is checked, ms. */
const LOOK_MS = 5_000;

/** The age, in s to five seconds, of something that arrived at `toldAt`, epoch ms of the device; 0 if it just arrived or never did. */
export function useAge(toldAt: number): number {
  const app = useApp();
  const [now, setNow] = useState(() => app.now());
  const [told, setTold] = useState(() => ({ toldAt, at: onPageClock(app, toldAt) }));
  if (told.toldAt !== toldAt) setTold({ toldAt, at: onPageClock(app, toldAt) });
  useEffect(() => {
    const timer = setInterval(() => setNow(app.now()), LOOK_MS);
    return () => clearInterval(timer);
  }, [app]);
  return toldAt === 0 ? 0 : Math.max(0, (now - told.at) / 1_000);
}
