import { type App } from "#app/application/app.ts";
import { isOffered } from "#app/config.ts";
import { type PlayType } from "#app/domain/boards/boardOrder.ts";
import { showPlayType, useList } from "#app/stores/list.ts";

/** True if the operator offers this list of the index: Live always (OPS-05). */
export const hasList = (list: PlayType): boolean => list === "live" || isOffered(list === "parlay" ? "mix" : list);

/** If a list is not offered by the operator, Live is shown instead, also after an earlier visit (OPS-05). */
export function keepToOfferedLists(app: App): void {
  const look = () => {
    if (!hasList(useList.of(app).getState().playType)) showPlayType(app, "live");
  };
  useList.of(app).subscribe(look);
  look();
}
