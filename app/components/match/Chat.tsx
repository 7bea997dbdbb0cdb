import { useLingui } from "@lingui/react/macro";
import { config } from "#app/config.ts";
import { EmptyView } from "#app/ui/views/EmptyView.tsx";
import styles from "./Chat.module.css";

/** The operator's chat in a frame of its own, or the word that there is none (design 33, spec §2). */
export function Chat() {
  const { t } = useLingui();
  const { chatUrl } = config();
  if (chatUrl !== undefined) {
    return (
      <iframe
        className={styles.frame}
        src={chatUrl}
        title={t`Chat`}
        sandbox="allow-scripts allow-same-origin allow-forms"
        referrerPolicy="no-referrer"
        loading="lazy"
      />
    );
  }
  return (
    <div className={styles.none}>
      <EmptyView
        icon="chat"
        title={t`Chat is not open for this match`}
        text={t`It appears here when the host turns it on.`}
      />
    </div>
  );
}
