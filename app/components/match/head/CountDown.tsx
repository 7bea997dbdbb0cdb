import { useLingui } from "@lingui/react/macro";
import { useLayoutEffect, useRef } from "react";
import { serverNow } from "#app/stores/serverClock.ts";
import { kickOffIn } from "#app/text/time/kickOff.ts";
import { Icon } from "#app/ui/Icon.tsx";
import styles from "./KickOff.module.css";

/** The time to kick-off, counting seconds; one text that a timer writes (design-2, 5.2). */
export function CountDown({ startsAt }: { readonly startsAt: string }) {
  const { i18n } = useLingui();
  const text = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const at = Date.parse(startsAt);
    const write = () => {
      if (text.current) text.current.textContent = kickOffIn(i18n, at - serverNow());
    };
    write();
    const timer = setInterval(write, 1_000);
    return () => clearInterval(timer);
  }, [i18n, startsAt]);
  return (
    <p className={styles.pill}>
      <Icon name="clock" size={14} />
      <span ref={text} />
    </p>
  );
}
