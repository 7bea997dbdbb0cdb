import { useLingui } from "@lingui/react/macro";
import { Unavailable } from "./Unavailable.tsx";
import styles from "./Chat.module.css";
import stage from "./Stage.module.css";

interface ChatProps {
  /** Undefined if the operator has none. */
  readonly url: string | undefined;
  readonly onClose: () => void;
}

/** The operator's chat in a frame of its own (spec §2). */
export function Chat({ url, onClose }: ChatProps) {
  const { t } = useLingui();
  if (url === undefined) {
    return (
      <div className={stage.stage} data-stage="chat">
        <Unavailable icon="chat" leave={t`Close chat`} onLeave={onClose} />
      </div>
    );
  }
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
