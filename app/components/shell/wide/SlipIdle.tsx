"use no memo";

import { Plural, useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { CardPrices } from "#app/components/board/row/MatchCard.tsx";
import { MatchMeta } from "#app/components/board/row/MatchMeta.tsx";
import { useRowKit } from "#app/components/board/row/rowContext.ts";
import { RowProvider } from "#app/components/board/row/RowProvider.tsx";
import { rowLabel } from "#app/components/board/row/rowWords.ts";
import { usePriceAge } from "#app/components/board/price/usePriceAge.ts";
import { mainScore } from "#app/components/board/row/scoreOf.ts";
import { type PageFacts } from "#app/components/shell/pageFacts.ts";
import { type BetRecord } from "#app/domain/bets/bet.ts";
import { hasScore, type Match } from "#app/domain/boards/match.ts";
import { useBetCounts } from "#app/flows/bets/betCounts.ts";
import { useOpenBets } from "#app/flows/bets/openBets.ts";
import { useMenuView } from "#app/flows/lists/menu.ts";
import { usePopularMatches } from "#app/flows/lists/popular.ts";
import { useSession } from "#app/stores/session.ts";
import { teamsText } from "#app/text/teams.ts";
import { Button } from "#app/ui/Button.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { OpenBetCards } from "./OpenBets.tsx";
import styles from "./SlipIdle.module.css";

interface HeadProps {
  readonly page: PageFacts;
  /** The selections that wait on the page of the parlay. */
  readonly collected: readonly unknown[];
  readonly hasBets: boolean;
}

/** What one does for a slip, or where the parlay is that waits. */
function IdleHead({ page, collected, hasBets }: HeadProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <div className={styles.head}>
      <span className={styles.disc}>
        <Icon name="ticket" size={22} />
      </span>
      <div>
        <p className={styles.title}>
          {collected.length > 0 ? (
            <Plural value={collected.length} one="# selection" other="# selections" />
          ) : (
            t`Tap a price to bet`
          )}
        </p>
        {hasBets && collected.length === 0 && (
          <p className={styles.text}>{t`Until then, your open bets stand here.`}</p>
        )}
      </div>
      {page.head === "parlay" && (
        <Button variant="quiet" onClick={() => void navigate({ to: "/" })}>
          {t`Go to sports`}
        </Button>
      )}
    </div>
  );
}

/** The open bets in place of a slip (design-3, 71). */
function BetsSoFar({ bets }: { readonly bets: readonly BetRecord[] }) {
  const { t } = useLingui();
  const { pending, unsettled } = useBetCounts();
  return (
    <>
      <h2 className={styles.part}>
        {t`Open bets`} <span className={styles.counts}>{t`${pending} waiting · ${unsettled} unsettled`}</span>
      </h2>
      <OpenBetCards bets={bets} />
    </>
  );
}

/** A popular match and its prices, without star and page: both are in the lists. */
function PopularPick({ match }: { readonly match: Match }) {
  const { i18n } = useLingui();
  const kit = useRowKit();
  return (
    <div className={styles.pick} role="group" aria-label={rowLabel(i18n, match, kit.timeZone)}>
      <div className={styles.where}>
        <MatchMeta kit={kit} match={match} brief dated />
        <span className={styles.league}>{match.leagueName}</span>
        {hasScore(match) && (
          <span className={styles.score}>
            {mainScore(match, 0) ?? "–"} – {mainScore(match, 1) ?? "–"}
          </span>
        )}
      </div>
      <p className={styles.teams}>{teamsText(i18n, match)}</p>
      <CardPrices match={match} />
    </div>
  );
}

/** So many popular matches stand in place of a slip. */
const PICKS = 3;

/** The prices of the most popular matches: a tap picks one as it does in a list (design-3, 7). */
function PopularPicks() {
  const { t } = useLingui();
  const { sportId } = useMenuView();
  const hot = usePopularMatches(sportId);
  const aged = usePriceAge(hot);
  const matches = hot.board?.matches;
  if (matches === undefined || hot.matches.length === 0) return null;
  return (
    <>
      <h2 className={styles.part}>{t`Popular`}</h2>
      <RowProvider matchOf={(id) => matches[id]} oddsStyle={hot.oddsStyle}>
        <div className={styles.picks} data-q-part="panel" data-old={aged !== undefined || undefined}>
          {hot.matches.slice(0, PICKS).map((match) => (
            <PopularPick key={match.id} match={match} />
          ))}
        </div>
      </RowProvider>
    </>
  );
}

/** The slip's place while nothing is picked: the open bets with their picks, else three popular matches with their prices (design-3, 7). */
export function SlipIdle({ page, collected }: Omit<HeadProps, "hasBets">) {
  const member = useSession(({ phase }) => phase === "member");
  const bets = useOpenBets().data?.bets ?? [];
  const hasBets = member && bets.length > 0;
  return (
    <>
      <IdleHead page={page} collected={collected} hasBets={hasBets} />
      {hasBets ? <BetsSoFar bets={bets} /> : <PopularPicks />}
    </>
  );
}
