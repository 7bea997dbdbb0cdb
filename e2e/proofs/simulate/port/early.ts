import { type App } from "#app/application/app.ts";
import { type Match } from "#app/domain/boards/match.ts";
import { typeKey } from "#app/domain/slip/amountKeys.ts";
import { type Selection } from "#app/domain/slip/selection.ts";
import { selectionOf } from "#app/domain/slip/selectionOf.ts";
import { pickPrice } from "#app/flows/slip/pickPrice.ts";
import { opensSlip, standPlain } from "#app/start/standPlain.ts";
import { useDialog } from "#app/stores/dialog.ts";
import { removePlainSlip, takePlainPick } from "#app/stores/first/plainSlip.ts";
import { useList } from "#app/stores/list.ts";
import { useSlip } from "#app/stores/slip.ts";
import { setAmount, useStake } from "#app/stores/stake.ts";

/** A tap on a price of a painted row, before the app has come. */
export interface EarlyTap {
  readonly pick: Selection;
  /** Ms from the tap until the app hears of it. */
  readonly comes: number;
}

/** The match of a painted row, as far as a pick reads it. */
const paintedMatch = (pick: Selection): Match => ({
  id: pick.matchId,
  sportId: pick.sportId,
  mainId: pick.mainId,
  kind: 0,
  leagueId: pick.leagueId,
  leagueName: pick.leagueName,
  home: pick.home,
  away: pick.away,
  startsAt: pick.startsAt,
  neutral: false,
  sort: 0,
  stage: pick.stage,
  willBeLive: false,
  tv: 0,
  stats: 0,
  marketCount: 1,
  virtual: false,
  markets: {
    [pick.marketId]: [
      {
        couId: pick.couId,
        hdp: pick.hdp,
        outLevel: pick.outLevel,
        status: 3,
        bonus: pick.bonus,
        gameId: pick.gameId,
        odds: [1, 2, 3].map((betPos) => (betPos === pick.betPos ? pick.odds : 0)),
      },
    ],
  },
  state: "running",
  minParlay: pick.minParlay,
});

/** The slip before the app on a page without a screen: what start/plainSlip.ts and components/slip/plainSlip.ts do with it. */
export function earlyOf(app: App, redraw: () => void) {
  let isThere = true;
  const standing = () => (window.plainSlip?.isClosed === false ? window.plainSlip : undefined);
  return {
    /** The list on show is the one whose rows are painted early. */
    showList: (): void => useList.of(app).setState({ playType: "live" }),
    /** Opens it if a painted row would; the list of a page that starts anywhere else is not painted. */
    tap: ({ pick, comes }: EarlyTap): void => {
      if (!opensSlip() || useList.of(app).getState().playType !== "live") return;
      isThere = false;
      standPlain({ ...pick, match: paintedMatch(pick), oddsStyle: 2 }, () => undefined);
      setTimeout(() => {
        isThere = true;
        redraw();
      }, comes);
    },
    stands: (): boolean => standing() !== undefined,
    isThere: (): boolean => isThere,
    /**
     * The app's layers render: they act on the pick, and what they ask or say comes in its place. True if they did: what
     * follows is rendered in the same task, before the page hears of another finger.
     */
    draw: (): boolean => {
      const plain = takePlainPick();
      const selection = plain && selectionOf(plain.pick.match, plain.pick, plain.pick.oddsStyle);
      if (selection) pickPrice(app, selection, plain.owner);
      if (useDialog.of(app).getState().content !== undefined) removePlainSlip();
      return selection !== undefined;
    },
    /** Keys on the slip that is there: on this one or, once that has taken over, on the app's. */
    type: (digits: string): void => {
      const plain = standing();
      const { amount } = useStake.of(app).getState();
      if (plain) plain.typed = digits.split("").reduce(typeKey, plain.typed);
      else if (useSlip.of(app).getState().single !== undefined)
        setAmount(app, digits.split("").reduce(typeKey, amount));
    },
    /** The member closes it; false if it no longer stands. */
    close: (): boolean => {
      const plain = standing();
      plain?.close();
      return plain !== undefined;
    },
  };
}
