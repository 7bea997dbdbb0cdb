import { Plural } from "@lingui/react/macro";
import { Fragment } from "react";
import { DOT } from "#app/text/betLine.ts";
import styles from "./ParlayBreakdown.module.css";

/** A number of bets of one size, in the trade's words. */
function Bets({ size, count }: { readonly size: number; readonly count: number }) {
  switch (size) {
    case 2:
      return <Plural value={count} one="# double" other="# doubles" />;
    case 3:
      return <Plural value={count} one="# treble" other="# trebles" />;
    case 4:
      return <Plural value={count} one="# fourfold" other="# fourfolds" />;
    case 5:
      return <Plural value={count} one="# fivefold" other="# fivefolds" />;
    case 6:
      return <Plural value={count} one="# sixfold" other="# sixfolds" />;
    case 7:
      return <Plural value={count} one="# sevenfold" other="# sevenfolds" />;
    case 8:
      return <Plural value={count} one="# eightfold" other="# eightfolds" />;
    case 9:
      return <Plural value={count} one="# ninefold" other="# ninefolds" />;
    default:
      return <Plural value={count} one="# tenfold" other="# tenfolds" />;
  }
}

/** What a combination is made of: "6 doubles · 4 trebles · 1 fourfold" (design 4.11). `bySize` counts from size 2 up. */
export function ParlayBreakdown({ bySize }: { readonly bySize: readonly number[] }) {
  const parts = bySize.flatMap((count, index) => (count > 0 ? [{ size: index + 2, count }] : []));
  return parts.map((part, at) => (
    <Fragment key={part.size}>
      {at > 0 && DOT}
      <span className={styles.bets}>
        <Bets {...part} />
      </span>
    </Fragment>
  ));
}
