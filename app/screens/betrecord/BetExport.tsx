import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { brandFace } from "#app/config.ts";
import { ticketLines, ticketText } from "#app/components/bets/ticketLines.ts";
import { ticketPicture } from "#app/components/bets/ticketPicture.ts";
import { Slot } from "#app/components/views/slots.ts";
import { type BetRecord } from "#app/domain/bets/bet.ts";
import { useMember } from "#app/flows/session/balance.ts";
import { copyText, type HandedOut, sharePicture } from "#app/flows/bets/handOut.ts";
import { Button } from "#app/ui/Button.tsx";
import { Sheet } from "#app/ui/layers/Sheet.tsx";
import { Switch } from "#app/ui/Switch.tsx";
import styles from "./BetExport.module.css";

interface BetExportProps {
  readonly bet: BetRecord;
  readonly timeZone: number;
}

/** Copies a bet as text, or shares it as a picture; amounts are in the picture only if the member says so. */
export function BetExport({ bet, timeZone }: BetExportProps) {
  const { i18n, t } = useLingui();
  const currency = useMember()?.currency ?? "";
  const [asking, setAsking] = useState(false);
  const [amounts, setAmounts] = useState(false);
  const [done, setDone] = useState<HandedOut | undefined>(undefined);
  const copy = async () => {
    const text = ticketText(ticketLines(i18n, bet, { timeZone, currency, amounts: true }));
    setDone((await copyText(text)) ? "copied" : "failed");
  };
  const share = async () => {
    setAsking(false);
    const brand = brandFace().name ?? t`Sportsbook`;
    const picture = await ticketPicture(ticketLines(i18n, bet, { timeZone, currency, amounts }), brand);
    const name = `bet_${bet.id.replaceAll(/[^\w-]/g, "_")}.png`;
    setDone(picture ? await sharePicture(new File([picture], name, { type: "image/png" })) : "failed");
  };
  const words: Readonly<Record<HandedOut, string>> = {
    copied: t`Copied`,
    shared: t`Shared`,
    saved: t`Saved as a picture`,
    cancelled: "",
    failed: t`That did not work in this browser.`,
  };
  return (
    <div className={styles.acts}>
      <div className={styles.buttons}>
        <Button variant="quiet" icon="copy" onClick={() => void copy()}>
          {t`Copy`}
        </Button>
        <Button variant="quiet" icon="share" onClick={() => setAsking(true)}>
          {t`Share`}
        </Button>
        <Slot name="betExport" given={{ bet }} />
      </div>
      <output className={styles.done}>{done && words[done]}</output>
      <Sheet open={asking} onClose={() => setAsking(false)} labelledBy="share-title">
        <h2 className={styles.title} id="share-title">{t`Share as a picture`}</h2>
        <div className={styles.choice}>
          <span id="share-amounts">{t`Show stake and return`}</span>
          <Switch labelledBy="share-amounts" checked={amounts} onChange={setAmounts} />
        </div>
        <Button size={52} wide icon="share" onClick={() => void share()}>
          {t`Share picture`}
        </Button>
      </Sheet>
    </div>
  );
}
