"use no memo";

import { type I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { type ComponentProps, type ReactNode } from "react";
import { wholeWords } from "#app/text/teams.ts";
import { DOT } from "#app/text/betLine.ts";
import head from "./SlipHead.module.css";
import sums from "./stake/StakeSums.module.css";
import foot from "./SlipButton.module.css";

/**
 * The markup of the single slip, without hooks and state: React renders it in the app, and app/start/PlainFace.tsx before React has
 * loaded. What has a life of its own comes in as children.
 */

/** A ref that watches whether a part can be seen (flows/slip/facts/sight.ts). */
type Seen = ((part: Element | null) => (() => void) | undefined) | undefined;

interface BarFaceProps {
  readonly words: I18n;
  readonly outright: boolean;
  readonly balance: string;
  /** The signs at the right. */
  readonly children: ReactNode;
}

/** The bar of the slip: its name in one line, the balance, the signs (spec §2). */
export const BarFace = ({ words, outright, balance, children }: BarFaceProps) => (
  <div className={head.bar}>
    <h2 className={head.title} id="slip-title">
      {words._(outright ? msg`Outright bet` : msg`Single bet`)}
    </h2>
    <p className={head.balance}>
      {words._(msg`Balance`)} <b>{balance}</b>
    </p>
    {children}
  </div>
);

interface ChoiceFaceProps {
  readonly crest: ReactNode;
  readonly title: string;
  readonly market: ReactNode;
  /** The price. */
  readonly children: ReactNode;
  readonly seen?: Seen;
}

/** What is picked, and its price. */
export const ChoiceFace = ({ crest, title, market, children, seen }: ChoiceFaceProps) => (
  <div className={head.choice} ref={seen}>
    <div>
      <p className={head.pick}>
        {crest}
        <span>{title}</span>
      </p>
      <p className={head.market}>{market}</p>
    </div>
    <div className={head.figures} aria-live="polite">
      {children}
    </div>
  </div>
);

interface SlipPriceFaceProps extends Omit<ComponentProps<"button">, "style" | "children"> {
  readonly price: string;
  /** The name of its odds style. */
  readonly styleName: string;
  /** What else is known of the figure. */
  readonly output: Omit<ComponentProps<"output">, "children"> & Readonly<Record<`data-${string}`, unknown>>;
}

/** The price of the slip with the name of its style below. */
export const SlipPriceFace = ({ price, styleName, output, ...button }: SlipPriceFaceProps) => (
  <button type="button" className={head.priceButton} {...button}>
    <output className={head.price} data-q="odds" {...output}>
      {price}
    </output>{" "}
    <span className={head.style}>{styleName}</span>
  </button>
);

/** A score, or a minute, of a match in play. */
export const RunningFace = ({ children }: { readonly children: ReactNode }) => <b className={head.score}>{children}</b>;

interface WhereFaceProps {
  readonly home: string;
  readonly away: string;
  /** The score, or "v". */
  readonly between: ReactNode;
  readonly league: string;
  /** The minute, or the start. */
  readonly when: ReactNode;
}

/** Teams with what stands between them, league and time. */
export const WhereFace = ({ home, away, between, league, when }: WhereFaceProps) => (
  <div className={head.where}>
    <p className={head.teams}>
      <bdi>{wholeWords(home)}</bdi> {between} <bdi>{wholeWords(away)}</bdi>
    </p>
    <p className={head.league}>
      <bdi>{league}</bdi>
      {DOT}
      {when}
    </p>
  </div>
);

/** An amount with the number that it shows, and its name for a test suite. */
interface Figure {
  readonly text: string;
  readonly value?: number | undefined;
}

interface SumsFaceProps {
  readonly words: I18n;
  /** The limits, or the one that the amount breaks. */
  readonly children: ReactNode;
  readonly back: Figure;
  readonly risk: Figure;
  readonly win: Figure;
  /** The risk is the amount itself: it is not said again. */
  readonly same: boolean;
  readonly seen?: Seen;
}

/** The limits, and the amounts returned, risked and won. */
export const SumsFace = ({ words, children, back, risk, win, same, seen }: SumsFaceProps) => (
  <>
    <div className={sums.line}>
      {children}
      <span ref={seen}>
        {words._(msg`Returns`)}{" "}
        <b data-q="returns" data-q-value={back.value}>
          {back.text}
        </b>
      </span>
    </div>
    <div className={sums.line} data-second data-same={same || undefined}>
      {/* what is folded away is in nobody's sight, and must not shut the button in a frame */}
      <span ref={same ? undefined : seen}>
        {words._(msg`You risk`)}{" "}
        <b data-q="risk" data-q-value={risk.value}>
          {risk.text}
        </b>
      </span>
      <span>
        {words._(msg`You win`)}{" "}
        <b data-q="win" data-q-value={win.value}>
          {win.text}
        </b>
      </span>
    </div>
  </>
);

interface FootFaceProps extends Omit<ComponentProps<"div">, "children"> {
  readonly seen?: Seen;
  readonly busy?: boolean;
  /** What is shown before the button in its row. */
  readonly before?: ReactNode;
  /** The button. */
  readonly children: ReactNode;
}

/** The foot of the slip with its one button; further properties are those of the button's own room. */
export const FootFace = ({ seen, busy, before, children, ...room }: FootFaceProps) => (
  <div className={foot.foot} ref={seen} aria-busy={busy || undefined}>
    {before}
    <div className={foot.main} {...room}>
      {children}
    </div>
  </div>
);
