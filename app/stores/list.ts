import * as v from "valibot";
import { create } from "zustand";
import { type PlayType } from "#app/domain/boardOrder.ts";
import { isSportId, type SportId } from "#app/domain/sports.ts";
import { keep } from "./keep.ts";

interface List {
  readonly playType: PlayType;
  readonly sportId: SportId;
  /** 0 = all sports, no combo. */
  readonly comboId: number;
  /** The market view of the toolbar, per sport family; its id is the chip's. */
  readonly view: string;
  /** Day of the week strip, 0 is today's report day. */
  readonly day: number;
}

/** What the index lists. */
export const useList = create<List>()(() => ({ playType: 0, sportId: 1, comboId: 0, view: "main", day: 0 }));

export const showPlayType = (playType: PlayType): void => useList.setState({ playType, day: 0 });
export const showSport = (sportId: SportId): void => useList.setState({ sportId, view: "main" });
export const showCombo = (comboId: number): void => useList.setState({ comboId });
export const showView = (view: string): void => useList.setState({ view });
export const showDay = (day: number): void => useList.setState({ day });

/** Sport and combo are remembered over visits (spec §3). */
export function keepList(): void {
  keep(useList, {
    entry: {
      name: "list",
      version: 1,
      schema: v.object({
        sportId: v.pipe(v.number(), v.check(isSportId)),
        comboId: v.number(),
      }),
      fallback: { sportId: 1, comboId: 0 },
    },
    toKept: ({ sportId, comboId }) => ({ sportId, comboId }),
    fromKept: ({ sportId, comboId }) => ({ comboId, ...(isSportId(sportId) && { sportId }) }),
  });
}
