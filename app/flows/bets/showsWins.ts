import { type App } from "#app/application/app.ts";
import { config } from "#app/config.ts";
import { isCareOn } from "#app/domain/member/care.ts";
import { careOf } from "#app/stores/care.ts";
import { winWish } from "#app/stores/win/toldWins.ts";

/** True if this member's wins are shown: as they chose; if they never chose, unless they use care settings (CRD-02). */
export const showsWins = (app: App, owner: string): boolean =>
  winWish(owner) ?? !isCareOn(careOf(owner), config().care.remindMinutes, app.now());
