import { useEffect, useState } from "react";
import { onPageClock, pageNow } from "#app/stores/clock.ts";

/** How often the age of what was told is looked at, ms. */
const LOOK_MS = 5_000;

/** How long ago something was told at `toldAt`, epoch ms of the device, in s, to five seconds; 0 where it was just told or never. */
export function useAge(toldAt: number): number {
  const [now, setNow] = useState(() => pageNow());
  const [told, setTold] = useState(() => ({ toldAt, at: onPageClock(toldAt) }));
  if (told.toldAt !== toldAt) setTold({ toldAt, at: onPageClock(toldAt) });
  useEffect(() => {
    const timer = setInterval(() => setNow(pageNow()), LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  return toldAt === 0 ? 0 : Math.max(0, (now - told.at) / 1_000);
}
