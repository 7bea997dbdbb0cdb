"use no memo";

import { type Match } from "#app/domain/boards/match.ts";
import { MarketCells } from "#app/components/board/price/MarketCells.tsx";
import { type BoardView } from "#app/components/board/views.ts";
import { MatchMeta } from "./MatchMeta.tsx";
import { BonusMark, MatchStar, MoreMarkets } from "./RowExtras.tsx";
import { type RowKit } from "./rowKit.ts";
import { rowLabel } from "./rowWords.ts";
import { hasRunningScore } from "./scoreOf.ts";
import { TeamLine } from "./TeamLine.tsx";
import pairs from "./MatchRow.module.css";
import single from "./Match1x2Row.module.css";

/** A match of a list, and what of it is shown. */
export interface MatchRowProps {
  readonly match: Match;
  /** The match whose prices are in the row: an extension match in the corners view; null if there is none. */
  readonly priced?: Match | null;
  readonly rows: BoardView["rows"];
  /** The first row of its league draws no hairline above. */
  readonly first?: boolean;
}

interface MatchFaceProps extends MatchRowProps {
  readonly kit: RowKit;
}

/** A match with two markets side by side, 106 px (design 4.2); in the widest windows 1X2 is the third (design-2, 8). */
function PairsFace({ kit, match, priced = match, first = false, markets }: PairsFaceProps) {
  return (
    <article
      className={pairs.row}
      data-q={`match:${match.id}`}
      data-first={first || undefined}
      data-scores={hasRunningScore(match.sportId) || undefined}
      aria-label={rowLabel(kit.words, match, kit.timeZone)}
    >
      <div className={pairs.teams}>
        <MatchMeta kit={kit} match={match} />
        <div className={pairs.sides}>
          <TeamLine kit={kit} match={match} side={0} />
          <TeamLine kit={kit} match={match} side={1} />
        </div>
        <div className={pairs.extras}>
          <MatchStar kit={kit} match={match} />
          <BonusMark kit={kit} match={match} />
          <MoreMarkets kit={kit} match={match} />
        </div>
      </div>
      {markets.map((marketId) => (
        <MarketCells
          key={marketId}
          kit={kit}
          match={priced ?? match}
          main={match}
          offered={priced !== null}
          marketId={marketId}
          positions={marketId === 5 ? 3 : 2}
          look={marketId === 5 ? "row" : "pair"}
        />
      ))}
    </article>
  );
}

interface PairsFaceProps extends Omit<MatchFaceProps, "rows"> {
  readonly markets: readonly number[];
}

/** A match with one market in tall cells, 70 px: 1X2, or the money line of two-way sports (design 4.2). */
function SingleFace({ kit, match, first = false, market, positions }: SingleFaceProps) {
  return (
    <article
      className={single.row}
      data-q={`match:${match.id}`}
      data-first={first || undefined}
      aria-label={rowLabel(kit.words, match, kit.timeZone)}
    >
      <div className={single.teams}>
        <div className={single.head}>
          <MatchMeta kit={kit} match={match} brief />
          <MatchStar kit={kit} match={match} />
          <MoreMarkets kit={kit} match={match} />
        </div>
        <TeamLine kit={kit} match={match} side={0} />
        <TeamLine kit={kit} match={match} side={1} />
      </div>
      <MarketCells kit={kit} match={match} marketId={market} positions={positions} look="row" />
    </article>
  );
}

interface SingleFaceProps extends Omit<MatchFaceProps, "rows" | "priced"> {
  readonly market: number;
  readonly positions: 2 | 3;
}

/** The markup of a match in a list, with two markets or one: every tag of a row is here and nowhere else. One that is over is a line. */
export function MatchFace({ rows, ...props }: MatchFaceProps) {
  const { match, kit, first = false } = props;
  const { Ended } = kit.look;
  if (Ended && match.state === "ended") return <Ended match={match} first={first} />;
  return rows.look === "pairs"
    ? PairsFace({ ...props, markets: rows.markets })
    : SingleFace({ ...props, market: rows.market, positions: rows.positions });
}
