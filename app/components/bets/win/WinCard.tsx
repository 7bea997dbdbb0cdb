import { type Slots } from "#app/components/views/slots.ts";
import { useLingui } from "@lingui/react/macro";
import { useLayoutEffect, useRef, useState } from "react";
import { useApp } from "#app/application/useApp.ts";
import { useBets } from "#app/api/bet/getBets.ts";
import { kindLine } from "#app/components/bets/betWords.ts";
import { legPrice } from "#app/text/betLine.ts";
import { signed } from "#app/domain/odds/signed.ts";
import { Teams } from "#app/components/bets/Teams.tsx";
import { ticketPicture } from "#app/components/bets/ticketPicture.ts";
import { PickCrest } from "#app/components/views/TeamCrest.tsx";
import { brandFace } from "#app/config.ts";
import { type BetRecord } from "#app/domain/bets/bet.ts";
import { isWin, winSums } from "#app/domain/bets/wins.ts";
import { formatMoney } from "#app/domain/odds/moneyText.ts";
import { withKnown } from "#app/flows/bets/known.ts";
import { type HandedOut, sharePicture } from "#app/flows/bets/handOut.ts";
import { ownerOf } from "#app/stores/storage/owner.ts";
import { useSession } from "#app/stores/session.ts";
import { useSettings } from "#app/stores/settings.ts";
import { wishWins } from "#app/stores/win/toldWins.ts";
import { betTitle } from "#app/text/betTitle.ts";
import { marketLine } from "#app/text/markets.ts";
import { Button } from "#app/ui/Button.tsx";
import { focusOn } from "#app/ui/touch/restoreFocus.ts";
import { Tag } from "#app/ui/Tag.tsx";
import { winLines } from "./winWords.ts";
import { winTitle, winWord } from "#app/text/winTitle.ts";
import styles from "./WinCard.module.css";

/** One bet of the card: the selection, its price, and the final score. */
function Win({ bet, onOpen }: { readonly bet: BetRecord; readonly onOpen?: (() => void) | undefined }) {
  const { i18n, t } = useLingui();
  const [leg] = bet.legs;
  if (leg === undefined) return null;
  const isParlay = bet.kind === "parlay";
  return (
    <article className={styles.win} aria-label={betTitle(i18n, bet.id, bet)}>
      <p className={styles.pick}>
        {!isParlay && <PickCrest pick={leg} size={28} />}
        <b>
          <bdi>{betTitle(i18n, bet.id, bet)}</bdi>
        </b>
        <Tag tone="up">{winWord(i18n, bet)}</Tag>
        {!isParlay && <b className={styles.price}>{legPrice(bet, leg).text}</b>}
      </p>
      <p className={styles.market}>{isParlay ? kindLine(i18n, bet) : marketLine(i18n, leg)}</p>
      {!isParlay && (
        <p className={styles.match}>
          <Teams leg={leg} ended />
        </p>
      )}
      {onOpen && (
        <Button q="act:view" variant="text" onClick={onOpen}>
          {t`Details`}
        </Button>
      )}
    </article>
  );
}

/** Shares wins as a picture, without any amount or account (CRD-02). */
function useShare(wins: readonly BetRecord[]) {
  const { i18n, t } = useLingui();
  const timeZone = useSettings((settings) => settings.timeZone);
  const [done, setDone] = useState<HandedOut>();
  const share = async () => {
    const picture = await ticketPicture(winLines(i18n, wins, timeZone), brandFace().name ?? t`Sportsbook`);
    setDone(picture ? await sharePicture(new File([picture], "win.png", { type: "image/png" })) : "failed");
  };
  const words: Readonly<Record<HandedOut, string>> = {
    copied: "",
    shared: t`Shared`,
    saved: t`Saved as a picture`,
    cancelled: "",
    failed: t`That did not work in this browser.`,
  };
  return { share, done: done === undefined ? "" : words[done] };
}

/** Stops showing wins with one tap; Settings undoes it (CRD-02). */
function Off() {
  const { t } = useLingui();
  const [isOff, setOff] = useState(false);
  const account = useSession((session) => session.account);
  const turnOff = () => {
    if (account !== undefined) wishWins(ownerOf(account), false);
    setOff(true);
  };
  const said = useRef<HTMLOutputElement>(null);
  // the tapped button is gone: the next Tab key starts from its place
  useLayoutEffect(() => {
    if (isOff && document.activeElement === document.body) focusOn(said.current);
  }, [isOff]);
  return (
    <div className={styles.off}>
      {!isOff && <Button variant="text" onClick={turnOff}>{t`Stop showing wins`}</Button>}
      <output ref={said}>{isOff && t`Wins are no longer shown. You can turn them back on in Settings.`}</output>
    </div>
  );
}

/** The bets won together: the amount, the selections, and the final scores (CRD-01; design-2, 7.5). */
export function WinCard({ betIds, onOpen }: Slots["settledHead"]) {
  const app = useApp();
  const { i18n, t } = useLingui();
  const language = useSettings((settings) => settings.language);
  const { data = [] } = useBets({ betIds, language }, (found) => withKnown(app, found));
  const wins = data.filter(isWin);
  const { share, done } = useShare(wins);
  const [first, ...more] = wins;
  if (first === undefined) return null;
  const sums = winSums(wins);
  const staked = formatMoney(sums.staked, 2);
  const returned = formatMoney(sums.returned, 2);
  const isOne = more.length === 0;
  return (
    <section className={styles.card} aria-label={winTitle(i18n, wins)}>
      <header className={styles.head}>
        <svg className={styles.mark} viewBox="0 0 56 56" aria-hidden="true">
          <circle className={styles.ring} cx="28" cy="28" r="26" pathLength="1" />
          <path className={styles.tick} d="m17 29 8 8 15-17" pathLength="1" />
        </svg>
        <strong className={styles.net}>{signed(sums.net)}</strong>
        <p className={styles.sums}>{t`${staked} staked · ${returned} returned`}</p>
      </header>
      {wins.map((bet) => (
        <Win key={bet.id} bet={bet} onOpen={isOne ? undefined : () => onOpen(bet.id)} />
      ))}
      <div className={styles.acts}>
        <Button variant="quiet" icon="share" onClick={() => void share()}>
          {t`Share`}
        </Button>
        {isOne && (
          <Button q="act:view" variant="quiet" icon="receipt" onClick={() => onOpen(first.id)}>
            {t`Details`}
          </Button>
        )}
      </div>
      <output className={styles.done}>{done}</output>
      <Off />
    </section>
  );
}
