import { useLingui } from "@lingui/react/macro";
import { kindLine } from "#app/components/bets/betWords.ts";
import { legPrice } from "#app/text/betLine.ts";
import { signed } from "#app/domain/odds/signed.ts";
import { type BetRecord } from "#app/domain/bets/bet.ts";
import { shortId } from "#app/domain/bets/shortId.ts";
import { type Listed } from "#app/domain/exposure/exposure.ts";
import { type SlipPick } from "#app/domain/exposure/held.ts";
import { formatMoney } from "#app/domain/odds/moneyText.ts";
import { formatOdds } from "#app/domain/odds/odds.ts";
import { priceStyle } from "#app/domain/odds/markets.ts";
import { type ExposureView } from "#app/flows/exposure/exposure.ts";
import { legTitle } from "#app/text/betTitle.ts";
import { choiceTitle } from "#app/text/choices.ts";
import { reasonText } from "#app/text/exposure.ts";
import { marketLine } from "#app/text/markets.ts";
import { Checkbox } from "#app/ui/Checkbox.tsx";
import { Tag } from "#app/ui/Tag.tsx";
import { type ReactNode } from "react";
import styles from "./ExposureList.module.css";

interface Names {
  readonly home: string;
  readonly away: string;
}

interface ExposureListProps extends Names {
  readonly view: ExposureView;
  /** The price on the slip is older than it may be. */
  readonly old?: boolean | undefined;
}

interface RowWords {
  readonly name: string;
  readonly detail: string;
  readonly stake: string;
  readonly price?: string;
}

/** How the list names a bet: its selection or its kind, its market, the amount at risk and its price. */
function useRowWords({ home, away }: Names) {
  const { i18n, t } = useLingui();
  const ofSlip = (slip: SlipPick): RowWords => ({
    name: choiceTitle(i18n, { ...slip, home, away }),
    detail: marketLine(i18n, slip),
    stake: formatMoney(slip.stake, 2),
    price: formatOdds(slip.odds, priceStyle(slip.marketId, slip.oddsStyle)),
  });
  const ofBet = (bet: BetRecord): RowWords => {
    const [leg] = bet.legs;
    const stake = formatMoney(bet.payment - (bet.sold ?? 0), 2);
    if (leg === undefined || bet.kind === "parlay")
      return { name: kindLine(i18n, bet), detail: `ID:${shortId(bet.id)}`, stake };
    const { betScore } = leg;
    const market = marketLine(i18n, leg);
    const placed = leg.stage === "live" && betScore ? t`bet at ${betScore[0]}–${betScore[1]}` : undefined;
    return {
      name: legTitle(i18n, bet, leg),
      detail: [market, placed].filter(Boolean).join(" · "),
      stake,
      price: legPrice(bet, leg).text,
    };
  };
  return { ofSlip, ofBet };
}

interface BetRowProps {
  readonly one: Listed;
  readonly words: RowWords | undefined;
  /** The prices of the slip are old. */
  readonly old: boolean | undefined;
  /** Shown in place of the detail. */
  readonly note?: ReactNode;
}

/** One bet or the slip: its selection, stake and price. */
function BetRow({ one, words, old, note }: BetRowProps) {
  const { t } = useLingui();
  if (words === undefined) return null;
  return (
    <span className={styles.words} data-old={(one.layer === "slip" && old) || undefined}>
      <span className={styles.name}>
        <bdi>{words.name}</bdi> {one.layer === "waiting" && <Tag tone="warn">{t`Waiting`}</Tag>}
        {one.layer === "slip" && <Tag tone="accent">{t`In your slip`}</Tag>}
      </span>
      <span className={styles.stake}>{words.stake}</span>
      <span className={styles.detail}>{note ?? words.detail}</span>
      <span className={styles.price}>{words.price && `@ ${words.price}`}</span>
    </span>
  );
}

/** Every bet on the match: those counted, with a checkbox to see only some of them, and the others with the reason (EXP-14; design-2, 5.5). */
export function ExposureList({ view, home, away, old }: ExposureListProps) {
  const { i18n, t } = useLingui();
  const { ofSlip, ofBet } = useRowWords({ home, away });
  const { exposure, bets, slip } = view;
  if (exposure.view === "none") return null;
  const { listed, outside, realised } = exposure;
  const wordsOf = ({ id, layer }: Listed): RowWords | undefined => {
    if (layer === "slip") return slip && ofSlip(slip);
    const bet = bets.get(id);
    return bet && ofBet(bet);
  };
  const counted = listed.filter((one) => one.in !== "out");
  const out = listed.filter((one) => one.in === "out");
  const atRisk = formatMoney(outside.atRisk, 2);
  const sales = signed(realised);
  return (
    <>
      {counted.length > 0 && (
        <section className={styles.part}>
          <h4 className={styles.title}>{t`Counted here`}</h4>
          <ul>
            {counted.map((one) => (
              <li key={one.id} className={styles.row}>
                <Checkbox checked={!view.isLeftOut(one.id)} onChange={(on) => view.leaveOut(one.id, !on)}>
                  <BetRow
                    one={one}
                    words={wordsOf(one)}
                    old={old}
                    note={one.net === undefined ? undefined : t`Decided: ${signed(one.net)}`}
                  />
                </Checkbox>
              </li>
            ))}
          </ul>
        </section>
      )}
      {out.length > 0 && (
        <section className={styles.part}>
          <h4 className={styles.title}>{t`Not counted here`}</h4>
          <ul>
            {out.map((one) => (
              <li key={one.id} className={styles.row}>
                <BetRow one={one} words={wordsOf(one)} old={old} note={reasonText(i18n, one)} />
              </li>
            ))}
          </ul>
          {outside.bets > 0 && <p className={styles.note}>{t`Bets not counted: ${outside.bets}, ${atRisk} at risk`}</p>}
        </section>
      )}
      {realised !== 0 && <p className={styles.note}>{t`Net result of cash-outs so far: ${sales}, not in the grid`}</p>}
      <p className={styles.note}>{t`The match bonus is not counted.`}</p>
    </>
  );
}
