import { useLingui } from "@lingui/react/macro";
import { legStyle } from "#app/domain/bets/legStyle.ts";
import { type BetRecord } from "#app/domain/bets/bet.ts";
import { lineText } from "#app/domain/odds/line.ts";
import { formatOdds, type OddsStyle } from "#app/domain/odds/odds.ts";
import { lineOfBet } from "#app/stores/journal.ts";
import { isLegOf } from "#app/domain/slip/attemptMatch.ts";
import { type JournalLine } from "#app/domain/slip/journal.ts";
import { ownerOf } from "#app/stores/storage/owner.ts";
import { useSession } from "#app/stores/session.ts";
import { legTitle } from "#app/text/betTitle.ts";
import { secondText } from "#app/text/time/zoneTimes.ts";
import styles from "./BetScreen.module.css";

interface BetSawProps {
  readonly bet: BetRecord;
  readonly timeZone: number;
}

interface SeenProps extends BetSawProps {
  readonly line: JournalLine;
}

const priced = (marketId: number, betPos: number, seen: { odds: number; hdp: string; oddsStyle: OddsStyle }) =>
  [lineText({ marketId, hdp: seen.hdp, betPos }), formatOdds(seen.odds, seen.oddsStyle)].filter(Boolean).join(" @ ");

/** The price of one leg when selected, when submitted, and as the server accepted it. */
function SeenLeg({ bet, line, at }: Omit<SeenProps, "timeZone"> & { readonly at: number }) {
  const { i18n, t } = useLingui();
  const quote = line.entry.quotes[at];
  const picked = line.saw?.picked?.[at];
  if (quote === undefined) return null;
  const leg = bet.legs.find(isLegOf(bet.kind, quote));
  const title = leg ? legTitle(i18n, bet, leg) : "";
  return (
    <table className={styles.table}>
      <caption className="spoken">{title}</caption>
      <tbody>
        {leg && bet.legs.length > 1 && (
          <tr>
            <th scope="row" colSpan={2}>
              {title}
            </th>
          </tr>
        )}
        {picked && (
          <tr>
            <th scope="row">{t`When you tapped the price`}</th>
            <td>{priced(quote.marketId, quote.betPos, picked)}</td>
          </tr>
        )}
        <tr>
          <th scope="row">{t`When you placed the bet`}</th>
          <td>{priced(quote.marketId, quote.betPos, quote)}</td>
        </tr>
        {leg && (
          <tr>
            <th scope="row">{t`As accepted`}</th>
            <td>
              {priced(leg.marketId, leg.betPos, {
                odds: leg.odds,
                hdp: leg.hdp,
                oddsStyle: legStyle(bet, leg.marketId),
              })}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

function Seen({ bet, timeZone, line }: SeenProps) {
  const { t } = useLingui();
  const { entry, saw } = line;
  const policies = { 0: t`Do not accept changed odds`, 1: t`Accept better odds`, 2: t`Accept any odds` };
  const times = [
    { name: t`Submit`, at: entry.at },
    { name: t`Answer`, at: saw?.answeredAt },
  ];
  return (
    <>
      {entry.quotes.map((quote, at) => (
        <SeenLeg key={`${quote.matchId}_${quote.couId}_${quote.betPos}`} bet={bet} line={line} at={at} />
      ))}
      <dl className={styles.facts}>
        {times.map(
          ({ name, at }) =>
            at !== undefined && (
              <div key={name} style={{ display: "contents" }}>
                <dt>{name}</dt>
                <dd>{secondText(at, timeZone)}</dd>
              </div>
            ),
        )}
        {saw?.autoAccept !== undefined && (
          <>
            <dt>{t`Your setting for odds changes`}</dt>
            <dd>{policies[saw.autoAccept]}</dd>
          </>
        )}
        {saw?.said !== undefined && saw.said !== "" && (
          <>
            <dt>{t`The server said`}</dt>
            <dd>
              <bdi>{saw.said}</bdi>
            </dd>
          </>
        )}
      </dl>
    </>
  );
}

/**
 * What this device recorded about the bet: price and line when selected, when submitted and in the answer; nothing for a
 * bet placed elsewhere or too long ago (PRI-04).
 */
export function BetAudit({ bet, timeZone }: BetSawProps) {
  const { t } = useLingui();
  const account = useSession((session) => session.account);
  const line = account === undefined ? undefined : lineOfBet(ownerOf(account), bet);
  if (line === undefined) return null;
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{t`What you saw`}</h2>
      <Seen bet={bet} timeZone={timeZone} line={line} />
    </section>
  );
}
