import { PAGE } from "#app/addresses.ts";
import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { sideOf } from "#app/components/bets/betWords.ts";
import { signed } from "#app/domain/odds/signed.ts";
import { SettledRow } from "#app/components/bets/SettledRow.tsx";
import { barsOf } from "#app/domain/bets/records.ts";
import { type Dimension, DIMENSIONS } from "#app/domain/figures/breakdowns.ts";
import { FEW_BETS, type FigureRow, type Figures } from "#app/domain/figures/figures.ts";
import { type Piece } from "#app/domain/figures/pieces.ts";
import { dimensionWord, rowText } from "#app/text/figures.ts";
import { Button } from "#app/ui/Button.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { Tabs } from "#app/ui/Tabs.tsx";
import { FigureExport } from "./FigureExport.tsx";
import { percentText } from "./percentText.ts";
import styles from "./Breakdown.module.css";

interface BreakdownProps {
  readonly rows: Figures["rows"];
  readonly range: Piece;
}

const PANEL = "figure-rows";

/** How many bets of a row are shown at first. */
const FIRST = 20;

/** The bets behind a row, the newest first. */
function Behind({ row }: { readonly row: FigureRow }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [count, setCount] = useState(FIRST);
  const bets = row.behind.toSorted((a, b) => (b.settledAt ?? "").localeCompare(a.settledAt ?? ""));
  return (
    <div className={styles.behind}>
      {bets.slice(0, count).map((bet) => (
        <SettledRow key={bet.id} bet={bet} onOpen={(betId) => void navigate({ to: PAGE.bet, search: { betId } })} />
      ))}
      {bets.length > count && (
        <Button variant="text" wide onClick={() => setCount(count + FIRST)}>{t`Show more`}</Button>
      )}
    </div>
  );
}

interface RowProps {
  readonly row: FigureRow;
  readonly dimension: Dimension;
  readonly name: string;
  /** The zero line's place, as a share of the plot from its right end. */
  readonly zero: number;
  readonly bar: { readonly top: number; readonly height: number };
  readonly open: boolean;
  readonly onToggle: () => void;
}

const percent = (share: number): string => `${share * 100}%`;

/** A row of a breakdown: a bar from the zero line, the net, and the shares below it. */
function Row({ row, dimension, name, zero, bar, open, onToggle }: RowProps) {
  const { t } = useLingui();
  const { bets, net, returnPct, winRate } = row;
  const few = bets < FEW_BETS;
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        data-q={`fig:${dimension}:${row.key}`}
        data-q-value={net}
        aria-expanded={open}
        onClick={onToggle}
      >
        <bdi className={styles.name}>{name}</bdi>
        <span className={styles.plot} aria-hidden>
          <span className={styles.zero} style={{ left: percent(1 - zero) }} />
          <span
            className={styles.bar}
            data-side={sideOf(net)}
            style={{ left: percent(1 - bar.top - bar.height), width: percent(bar.height) }}
          />
        </span>
        <b className={styles.net} data-side={sideOf(net)}>
          {signed(net)}
        </b>
        <Icon name={open ? "up" : "down"} size={16} />
        <small className={styles.shares}>
          <span>{t`Bets: ${bets}`}</span>
          <span data-few={few || undefined}>
            <span>
              {t`ROI`} {percentText(returnPct)}
            </span>
            {" · "}
            <span>
              {t`Win rate`} {percentText(winRate)}
            </span>
            {few && ` · ${t`few bets`}`}
          </span>
        </small>
      </button>
      {open && <Behind row={row} />}
    </li>
  );
}

/** Where the result came from: one breakdown at a time, each row with a bar from the zero line and the bets behind it (FIG-06, FIG-09). */
export function Breakdown({ rows, range }: BreakdownProps) {
  const { i18n, t } = useLingui();
  const [dimension, setDimension] = useState<Dimension>("sport");
  const [open, setOpen] = useState<string | number>();
  const shown = rows[dimension];
  const { zero, bars } = barsOf(shown.map(({ net }) => net));
  return (
    <section className={styles.part} aria-label={t`Where it came from`}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t`Where it came from`}</h2>
        <FigureExport rows={rows} range={range} />
      </div>
      <div className={styles.tabs}>
        <Tabs
          label={t`Where it came from`}
          panelId={PANEL}
          value={dimension}
          items={DIMENSIONS.map((value) => ({
            value,
            q: `fig:${value}:all` as const,
            label: i18n._(dimensionWord(value)),
          }))}
          onChange={(next) => {
            setDimension(next);
            setOpen(undefined);
          }}
        />
      </div>
      <div id={PANEL} role="tabpanel" aria-label={i18n._(dimensionWord(dimension))}>
        <ul className={styles.rows}>
          {shown.map((row, at) => (
            <Row
              key={row.key}
              row={row}
              dimension={dimension}
              name={rowText(i18n, dimension, row.key)}
              zero={zero}
              bar={bars[at] ?? { top: zero, height: 0 }}
              open={open === row.key}
              onToggle={() => setOpen(open === row.key ? undefined : row.key)}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}
