import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { copyText } from "#app/flows/bets/handOut.ts";
import { IconButton } from "#app/ui/IconButton.tsx";
import styles from "./BetId.module.css";

/** The whole id of a bet, and the way to copy it for whoever asks about the bet (spec §3, bet record labels). */
export function BetId({ id }: { readonly id: string }) {
  const { t } = useLingui();
  const [copied, setCopied] = useState<boolean>();
  const failed = copied === false && t`That did not work in this browser.`;
  return (
    <>
      <span className={styles.id}>
        {t`ID ${id}`}
        <span className={styles.copy}>
          <IconButton
            icon={copied ? "check" : "copy"}
            label={t`Copy ID`}
            onClick={() => void copyText(id).then(setCopied)}
          />
        </span>
      </span>
      <output className={styles.done}>{copied ? t`Copied` : failed}</output>
    </>
  );
}
