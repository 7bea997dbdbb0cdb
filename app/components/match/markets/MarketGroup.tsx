import { useApp } from "#app/application/useApp.ts";
import { useLingui } from "@lingui/react/macro";
import { type PageMarket } from "#app/domain/boards/matchPage.ts";
import { openBonus } from "#app/flows/slip/bonus.ts";
import { marketTitle } from "#app/text/markets.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import { Tag } from "#app/ui/Tag.tsx";
import { MarketBody } from "./MarketBody.tsx";
import { teamsText } from "#app/text/teams.ts";
import styles from "./MarketGroup.module.css";

interface MarketGroupProps {
  readonly market: PageMarket;
  /** Corners and bookings say which match they belong to. */
  readonly owner?: string | undefined;
  /** Dims the prices, which are not fresh. */
  readonly old: boolean;
  readonly most?: number | undefined;
  readonly open: boolean;
  readonly pinned: boolean;
  readonly onFold: () => void;
  readonly onPin: () => void;
}

/** A market of the match page: its head folds it, its pin keeps it on top (design 4.15). */
export function MarketGroup({ market, owner, old, most, open, pinned, onFold, onPin }: MarketGroupProps) {
  const app = useApp();
  const { i18n, t } = useLingui();
  const name = marketTitle(i18n, { marketId: market.marketId, sportId: market.match.sportId });
  const bonus = market.lines.some((line) => line.bonus);
  const { match } = market;
  return (
    <section
      className={styles.group}
      data-q={`market:${match.id}:${market.marketId}`}
      data-q-state={open ? "open" : "closed"}
      data-old={old || undefined}
    >
      <div className={styles.head}>
        <h2 className={styles.title}>
          <button
            className={styles.fold}
            data-q={`fold:${match.id}:${market.marketId}`}
            type="button"
            aria-expanded={open}
            onClick={onFold}
          >
            {/* on the screen it stands over all groups of its match */}
            {owner !== undefined && <span className="spoken">{owner} </span>}
            {name}
          </button>
        </h2>
        {bonus && (
          <button
            className={styles.bonus}
            data-q={`bonus:${match.id}:${market.marketId}`}
            type="button"
            onClick={() => openBonus(app, match.id, teamsText(i18n, match))}
          >
            <Tag tone="bonus">{t`Bonus`}</Tag>
          </button>
        )}
        <span className={styles.pin} data-on={pinned || undefined}>
          <IconButton
            q={`pin:${match.id}:${market.marketId}`}
            icon="pin"
            filled={pinned}
            pressed={pinned}
            label={t`Pin to top: ${name}`}
            onClick={onPin}
          />
        </span>
        <Icon name={open ? "up" : "down"} size={16} />
      </div>
      {open && <MarketBody market={market} most={most} />}
    </section>
  );
}
