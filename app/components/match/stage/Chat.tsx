import { useLingui } from "@lingui/react/macro";
import styles from "./Chat.module.css";

/** The operator's chat in a frame of its own (spec §2). */
export function Chat({ url }: { readonly url: string }) {
  const { t } = useLingui();
  return (
    <iframe
      className={styles.frame}
      src={url}
      title={t`Chat`}
      sandbox="allow-scripts allow-same-origin allow-forms"
      referrerPolicy="no-referrer"
      loading="lazy"
    />
  );
}
