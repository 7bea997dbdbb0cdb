import { useEffect, useState } from "react";

/** How often the age of what was told is looked at, ms. */
const LOOK_MS = 5_000;

/** How long ago something was told, s, to five seconds; 0 where it was just told or never. */
export function useAge(toldAt: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  return toldAt === 0 ? 0 : Math.max(0, (now - toldAt) / 1_000);
}
