import { useLingui } from "@lingui/react/macro";
import { signed } from "#app/domain/odds/signed.ts";
import { formatMoney } from "#app/domain/odds/moneyText.ts";
import { type FiguresView } from "#app/flows/figures/figures.ts";
import { dateText } from "#app/text/time/dateTexts.ts";
import styles from "./FigureNotes.module.css";

/** What is counted separately, and days whose bets do not add up to the server's sums (FIG-02, FIG-05, FIG-09). */
export function FigureNotes({ view }: { readonly view: FiguresView }) {
  const { i18n, t } = useLingui();
  const { voided, soldWhole, unknown } = view.figures.total;
  const [first] = view.differing;
  const differs = () => {
    if (first === undefined) return undefined;
    const day = dateText(i18n.locale, first.day);
    const text = ({ count, amount, winLose }: typeof first.own) =>
      `${count} · ${formatMoney(amount, 2)} · ${signed(winLose)}`;
    const [served, own] = [text(first.served), text(first.own)];
    return t`${day}: the bookmaker says ${served}, the bets add up to ${own}.`;
  };
  const notes = [
    voided > 0 ? t`Void bets, counted apart: ${voided}` : undefined,
    soldWhole > 0 ? t`Fully cashed out, neither won nor lost: ${soldWhole}` : undefined,
    unknown > 0 ? t`No result yet, not counted: ${unknown}` : undefined,
    differs(),
    t`A bet counts on the report day on which it was settled.`,
  ].filter((note) => note !== undefined);
  return (
    <ul className={styles.notes}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
