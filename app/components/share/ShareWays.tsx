import { useLingui } from "@lingui/react/macro";
import { type ReactNode } from "react";
import { type TicketLine } from "#app/components/bets/ticketLines.ts";
import { pictureOf, ticketDrawing } from "#app/components/bets/ticketPicture.ts";
import { brandFace } from "#app/config.ts";
import { formatMoney } from "#app/domain/odds/moneyText.ts";
import { qrOf } from "#app/domain/share/qr.ts";
import { type SharedPick } from "#app/domain/share/slipCode.ts";
import { type HandedOut, printDrawing, sharePicture } from "#app/flows/bets/handOut.ts";
import { hasShareSheet, messageAddress, shareLink } from "#app/flows/share/shareLink.ts";
import { Icon } from "#app/ui/Icon.tsx";
import styles from "./ShareWays.module.css";

interface ShareWaysProps {
  readonly picks: readonly SharedPick[];
  readonly words: readonly string[];
  readonly address: string;
  /** The picks' total odds, if they have any. */
  readonly total: string | undefined;
  /** Called with a text that says what a tap has done. */
  readonly onDone: (done: string) => void;
}

/** Icons of this sheet alone, drawn here so that the page's sprite does not carry them (Tabler outline, MIT). */
const PICTURE =
  "M15 8h.01M3 6a3 3 0 0 1 3-3h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3zm0 10 5-5c.928-.893 2.072-.893 3 0l5 5m-2-2 1-1c.928-.893 2.072-.893 3 0l3 3";
const PRINTER =
  "M17 17h2a2 2 0 0 0 2-2v-4a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2v4a2 2 0 0 0 2 2h2M17 9V5a2 2 0 0 0-2-2H9a2 2 0 0 0-2 2v4m0 6a2 2 0 0 1 2-2h6a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2z";

const drawn = (path: string): ReactNode => (
  <svg className={styles.icon} viewBox="0 0 24 24" width={20} height={20} aria-hidden="true">
    <path d={path} />
  </svg>
);

/** Only phones have a messages app; elsewhere the address would open nothing. */
const hasMessages = (): boolean => matchMedia("(pointer: coarse)").matches;

/** The picks for printing: only what the link carries, and no amount (LNK-05). */
function linesOf(
  picks: readonly SharedPick[],
  words: readonly string[],
  total: readonly [string, string | undefined],
): TicketLine[] {
  const isPaired = picks.length === words.length;
  const priced = words.map((text, at): TicketLine => {
    const price = isPaired ? picks[at]?.price : undefined;
    return { look: "strong", text, ...(price === undefined ? {} : { value: formatMoney(price / 1_000, 2) }) };
  });
  const [name, sum] = total;
  if (sum === undefined || picks.length === 1) return priced;
  return [...priced, { look: "rule", text: "" }, { look: "plain", text: name, value: sum }];
}

/** Share, Message, Picture and Print of the share sheet; what the device lacks is left out (design-2, 7.3). */
export function ShareWays({ picks, words, address, total, onDone }: ShareWaysProps) {
  const { t } = useLingui();
  const failed = t`That did not work in this browser.`;
  const text = words.join("\n");
  const drawing = () =>
    ticketDrawing(linesOf(picks, words, [t`Total odds`, total]), brandFace().name ?? t`Sportsbook`, qrOf(address));
  const share = async () => onDone((await shareLink(text, address)) ? t`Shared` : "");
  const savePicture = async () => {
    const picture = await pictureOf(drawing());
    const outcomes: Readonly<Record<HandedOut, string>> = {
      copied: "",
      shared: t`Shared`,
      saved: t`Saved as a picture`,
      cancelled: "",
      failed,
    };
    onDone(outcomes[picture ? await sharePicture(new File([picture], "slip.png", { type: "image/png" })) : "failed"]);
  };
  const printIt = async () => {
    const paper = drawing();
    onDone(paper && (await printDrawing(paper, styles.paper ?? "")) ? "" : failed);
  };
  return (
    <div className={styles.ways}>
      {hasShareSheet() && (
        <button type="button" className={styles.way} onClick={() => void share()}>
          <span className={styles.face}>
            <Icon name="share" />
          </span>
          {t`Share`}
        </button>
      )}
      {hasMessages() && (
        <a className={styles.way} href={messageAddress(text, address)}>
          <span className={styles.face}>
            <Icon name="chat" />
          </span>
          {t`Message`}
        </a>
      )}
      <button type="button" className={styles.way} onClick={() => void savePicture()}>
        <span className={styles.face}>{drawn(PICTURE)}</span>
        {t`Picture`}
      </button>
      {typeof print === "function" && (
        <button type="button" className={styles.way} onClick={() => void printIt()}>
          <span className={styles.face}>{drawn(PRINTER)}</span>
          {t`Print`}
        </button>
      )}
    </div>
  );
}
