import { type I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { csvText } from "#app/domain/bets/records.ts";
import { DIMENSIONS } from "#app/domain/figures/breakdowns.ts";
import { type Figures } from "#app/domain/figures/figures.ts";
import { type Piece } from "#app/domain/figures/pieces.ts";
import { saveFile } from "#app/flows/bets/handOut.ts";
import { dimensionWord, rowText } from "#app/text/figures.ts";
import { IconButton } from "#app/ui/IconButton.tsx";

interface FigureExportProps {
  readonly rows: Figures["rows"];
  readonly range: Piece;
}

const HEAD = [
  msg`Breakdown`,
  msg`Row`,
  msg`Bets`,
  msg`Staked`,
  msg`Result`,
  msg`ROI`,
  msg`Avg odds`,
  msg`Won`,
  msg`Lost`,
  msg`Money back`,
  msg`Win rate`,
];

/** All breakdowns as the rows of one table, with the columns of the page (FIG-09). */
const tableOf = (i18n: I18n, rows: Figures["rows"]): (string | number)[][] => [
  HEAD.map((name) => i18n._(name)),
  ...DIMENSIONS.flatMap((dimension) =>
    rows[dimension].map((row) => [
      i18n._(dimensionWord(dimension)),
      rowText(i18n, dimension, row.key),
      row.bets,
      row.turnover,
      row.net,
      row.returnPct ?? "",
      row.avgOdds ?? "",
      row.won,
      row.lost,
      row.pushed,
      row.winRate ?? "",
    ]),
  ),
];

/** Saves the breakdowns as a table that spreadsheets read (FIG-09). */
export function FigureExport({ rows, range }: FigureExportProps) {
  const { i18n, t } = useLingui();
  const save = () => {
    const name = `figures_${range.from}_${range.to}.csv`;
    saveFile(new File([csvText(tableOf(i18n, rows))], name, { type: "text/csv;charset=utf-8" }));
  };
  return <IconButton q="export" icon="download" label={t`Export CSV`} onClick={save} />;
}
