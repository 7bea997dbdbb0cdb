import { selectionKey } from "#app/domain/slip/selection.ts";
import { reportDayRange, reportDay } from "#app/domain/time/dates.ts";
import type { Life, Seat } from "./life.ts";
import type { MoreStep } from "./moreSteps.ts";

/** The most that a device's clock is wrong, ms. */
const WRONG_MS = 26 * 3_600_000;

type MoreDoing = { readonly [K in MoreStep["do"]]: (life: Life, step: MoreStep & { do: K }) => void };

/** The prices of a link, with which a match is in it once. */
const linked = (life: Life, pick: number, legs: number) =>
  life.selections({ kind: legs === 1 ? "single" : "parlay", pick, legs });

/** What the member does on a reloaded page, before the app has come and after. */
function early(life: Life, step: MoreStep & { do: "early" }): void {
  const { tab, pick, stake, comes, key, wait, taps, closes } = step;
  const before = life.seats[tab];
  const [one] = linked(life, pick, 1);
  const accounts = new Set([life.account, ...life.seats.map((seat) => seat?.tab.told().account)]);
  // whose page comes back is not known where two members share a device, or the host has named another one
  if (before === undefined || one === undefined || accounts.size > 1) return;
  life.picked(before, [one]);
  // a slip that is open comes back instead
  before.tab.leave();
  before.tab.early.showList();
  life.shut(tab);
  life.open(tab, life.device.keeping !== "kept", { pick: one, comes });
  const after = (ms: number, act: (seat: Seat) => void) =>
    life.timeline.after(ms, () => {
      const seat = life.seats[tab];
      seat?.page.finger(() => act(seat));
    });
  for (const [at, digit] of String(stake).split("").entries())
    after((at + 1) * key, (seat) => seat.tab.early.type(digit));
  // on the button that is off, and on the app's
  for (const at of [wait, ...Array.from({ length: taps }, (_, n) => comes + 2_200 + n * 1_500)])
    life.timeline.after(at, () => {
      const seat = life.seats[tab];
      if (seat) life.tap(seat);
    });
  if (closes !== undefined)
    after(closes, (seat) => {
      if (seat.tab.early.close()) life.more.closed(seat, selectionKey(one));
      else seat.tab.leave();
    });
}

/** What each of the further steps does. */
export const MORE_DOING: MoreDoing = {
  early,
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
  turn: (life, { before }) => {
    const { device } = life;
    const { to } = reportDayRange(reportDay(device.clock()));
    const offset = device.offset + to - before - device.clock();
    // no clock is wrong by more
    if (offset <= WRONG_MS) life.setClock(offset);
  },
};
