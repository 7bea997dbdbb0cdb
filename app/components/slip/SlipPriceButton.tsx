import { useLingui } from "@lingui/react/macro";
import { formatOdds, isRedPrice } from "#app/domain/odds/odds.ts";
import { type PaintedLeg } from "#app/domain/slip/paintedLeg.ts";
import { type SlipArea } from "#app/domain/slip/slipArea.ts";
import { oddsStyleName } from "#app/text/oddsStyles.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { Spinner } from "#app/ui/views/Spinner.tsx";
import { watchHold } from "#app/ui/touch/hold.ts";
import { SlipPriceFace } from "./SlipFaces.tsx";

interface SlipPriceButtonProps {
  readonly leg: PaintedLeg;
  readonly area: SlipArea;
  readonly open: boolean;
  /** A tap or a hold shows the price in the other styles. */
  readonly onToggle: () => void;
}

/** The price, whose change the line below names; read aloud when it moves. */
export function SlipPriceButton({ leg, area, open, onToggle }: SlipPriceButtonProps) {
  const { i18n, t } = useLingui();
  const { price, before, move } = leg;
  if (area === "updating") return <Spinner size={20} />;
  if (area === "closed") return <Icon name="lock" size={20} />;
  const now = formatOdds(price.odds, price.oddsStyle);
  const from = before && formatOdds(before.odds, before.oddsStyle);
  const style = i18n._(oddsStyleName(price.oddsStyle));
  const text = [from === now ? undefined : from, now, style].filter((part) => part !== undefined).join(" ");
  const moved = move === "better" || move === "worse" ? move : undefined;
  return (
    <SlipPriceFace
      price={now}
      styleName={style}
      output={{
        "data-q-state": before && (moved ?? "changed"),
        "data-q-value": price.odds,
        "aria-label": t`Odds`,
        "data-moved": moved,
        "data-negative": (moved === undefined && isRedPrice(price.odds, price.oddsStyle)) || undefined,
      }}
      aria-expanded={open}
      aria-label={t`Odds ${text}, show in other styles`}
      onClick={onToggle}
      onPointerDown={(event) => watchHold(event, onToggle)}
      onContextMenu={(event) => event.preventDefault()}
    />
  );
}
