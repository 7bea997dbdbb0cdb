import { Plural, useLingui } from "@lingui/react/macro";
import { useLayoutEffect, useRef, useState } from "react";
import { SheetHead } from "#app/components/views/SheetHead.tsx";
import { qrOf } from "#app/domain/share/qr.ts";
import { totalOf } from "#app/domain/share/totalOdds.ts";
import { type SharedPick } from "#app/domain/share/slipCode.ts";
import { copyText } from "#app/flows/bets/handOut.ts";
import { shareAddress } from "#app/flows/share/shareLink.ts";
import { Button } from "#app/ui/Button.tsx";
import { Sheet } from "#app/ui/layers/Sheet.tsx";
import { ShareWays } from "./ShareWays.tsx";
import styles from "./ShareSheet.module.css";

/** What is shared, and the picks in words. */
export interface ShareSheetProps {
  readonly picks: readonly SharedPick[];
  readonly words: readonly string[];
  readonly onClose: () => void;
}

/** The smallest side of the drawn code, and of one of its modules, px. */
const LEAST_SIDE = 240;
const LEAST_MODULE = 3;

/** The QR of an address, black on white in every theme (LNK-10). */
function Qr({ address }: { readonly address: string }) {
  const { t } = useLingui();
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const node = canvas.current;
    const pen = node?.getContext("2d");
    if (!node || !pen) return;
    const { side, isDark } = qrOf(address);
    const size = Math.max(LEAST_MODULE, Math.ceil(LEAST_SIDE / side));
    node.width = side * size;
    node.height = side * size;
    pen.fillStyle = "#fff";
    pen.fillRect(0, 0, node.width, node.height);
    pen.fillStyle = "#000";
    for (let y = 0; y < side; y++)
      for (let x = 0; x < side; x++) if (isDark(x, y)) pen.fillRect(x * size, y * size, size, size);
  }, [address]);
  return <canvas ref={canvas} className={styles.qr} role="img" aria-label={t`QR code for this slip`} />;
}

/** Picks as a link: QR, address to copy, and ways to send it (LNK-09, LNK-10; design-2, 7.3). */
export function ShareSheet({ picks, words, onClose }: ShareSheetProps) {
  const { t } = useLingui();
  const [done, setDone] = useState("");
  // the picks as they were when the sheet opened: a price that moves must not change the code in front of a camera
  const [address] = useState(() => shareAddress(picks));
  const copy = async () => setDone((await copyText(address)) ? t`Copied` : t`That did not work in this browser.`);
  const total = totalOf(picks);
  return (
    <Sheet open onClose={onClose} labelledBy="share-slip">
      <SheetHead title={t`Share this slip`} id="share-slip" onClose={onClose} />
      <Qr address={address} />
      <p className={styles.count}>
        <Plural value={picks.length} one="# selection" other="# selections" />
        {total !== undefined && ` · ${total}`}
      </p>
      <p className={styles.note}>{t`Whoever opens it sees these prices next to the current ones.`}</p>
      <div className={styles.link}>
        <input className={styles.address} readOnly value={address} aria-label={t`Link to this slip`} />
        <Button variant="text" onClick={() => void copy()}>{t`Copy`}</Button>
      </div>
      <ShareWays picks={picks} words={words} address={address} total={total} onDone={setDone} />
      <p className={styles.note}>{t`The link contains no name and no amount.`}</p>
      <output className={styles.note}>{done}</output>
    </Sheet>
  );
}
