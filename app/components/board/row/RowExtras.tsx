"use no memo";

import { msg } from "@lingui/core/macro";
import { type Match } from "#app/domain/boards/match.ts";
import { Tag } from "#app/ui/Tag.tsx";
import { type RowKit } from "./rowKit.ts";
import { hasBonus, openLabel } from "./rowWords.ts";
import { Star } from "./Star.tsx";
import styles from "./RowExtras.module.css";

interface RowExtrasProps {
  readonly kit: RowKit;
  readonly match: Match;
}

/** The star of a match, if favourites can be kept (design 4.2). */
export function MatchStar({ kit, match }: RowExtrasProps) {
  const { words, favourites, onToggleFavourite } = kit;
  const on = favourites.has(match.id);
  if (!onToggleFavourite) return null;
  return (
    <Star
      on={on}
      q={`star:${match.id}`}
      label={words._(msg`Favourite: ${match.home} v ${match.away}`)}
      onToggle={() => onToggleFavourite([match.id], !on)}
    />
  );
}

/** "+86"; a tap anywhere else in the team block opens it too (design 4.2). */
export function MoreMarkets({ kit, match }: RowExtrasProps) {
  const { words, onOpenMatch, onPressMatch } = kit;
  if (match.marketCount === 0) return null;
  const shown = `+${match.marketCount}`;
  return (
    <button
      className={styles.more}
      data-q={`open:${match.id}`}
      type="button"
      aria-label={`${shown}, ${openLabel(words, match)}`}
      onPointerDown={() => onPressMatch?.(match.id)}
      onClick={() => onOpenMatch?.(match.id)}
    >
      {shown}
    </button>
  );
}

/** The bonus mark, which opens the rule (design 4.2). */
export function BonusMark({ kit, match }: RowExtrasProps) {
  const { words, onOpenBonus } = kit;
  if (!hasBonus(match)) return null;
  return (
    <button className={styles.bonus} type="button" onClick={() => onOpenBonus?.(match.id)}>
      <Tag tone="bonus">{words._(msg`Bonus`)}</Tag>
    </button>
  );
}
