import { reportDayRange, reportDay } from "#app/domain/time/dates.ts";
import type { Life } from "./life.ts";
import type { MoreStep } from "./moreSteps.ts";

/** The most that a device's clock is wrong, ms. */
const WRONG_MS = 26 * 3_600_000;

type MoreDoing = { readonly [K in MoreStep["do"]]: (life: Life, step: MoreStep & { do: K }) => void };

/** The prices of a link, with which a match is in it once. */
const linked = (life: Life, pick: number, legs: number) =>
  life.selections({ kind: legs === 1 ? "single" : "parlay", pick, legs });

/** What each of the further steps does. */
export const MORE_DOING: MoreDoing = {
  limit: (life, { tab, value }) => {
    const seat = life.seats[tab];
    const { account, phase } = seat?.tab.told() ?? {};
    if (seat === undefined || phase !== "member" || account === undefined) return;
    if (life.more.limits.set(account, value)) seat.tab.seen.limit(value);
  },
  link: (life, { tab, pick, count }) => {
    const seat = life.seats[tab];
    const picks = linked(life, pick, count);
    if (seat === undefined || picks.length === 0) return;
    seat.page.finger(() => {
      life.picked(seat, picks);
      seat.tab.seen.addLink(picks);
    });
  },
  hostAdds: (life, { tab, pick }) => {
    const seat = life.seats[tab];
    const [one] = linked(life, pick, 1);
    if (seat === undefined || one === undefined) return;
    seat.page.finger(() => {
      life.picked(seat, [one]);
      seat.tab.seen.hostAdds(one);
    });
  },
  undo: (life, { tab }) => {
    const seat = life.seats[tab];
    seat?.page.finger(() => {
      if (seat.tab.told().phase !== "member") return;
      const { offered, back } = seat.tab.seen.undo();
      life.more.owners.undone(offered, back);
    });
  },
  turn: ({ device }, { before }) => {
    const { to } = reportDayRange(reportDay(device.clock()));
    const offset = device.offset + to - before - device.clock();
    // no clock is wrong by more
    if (offset <= WRONG_MS) device.offset = offset;
  },
};
