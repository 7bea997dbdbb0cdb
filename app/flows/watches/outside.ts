import { type App } from "#app/application/app.ts";
import { type Telling } from "#app/domain/watches/watchBook.ts";
import { showOutside } from "#app/flows/bets/alerts.ts";
import { useSettings } from "#app/stores/settings.ts";
import { i18n } from "#app/text/i18n.ts";
import { tellingTitle, watchKindName } from "#app/text/watches.ts";

/** Shows alerts as system notifications while the page is hidden, without amounts and bet ids (WAT-08). */
export function tellOutside(app: App, tellings: readonly Telling[]): void {
  for (const telling of tellings) {
    const { kind, id } = telling.watch;
    const text =
      kind === "sale"
        ? i18n._(watchKindName(kind))
        : tellingTitle(i18n, telling, useSettings.of(app).getState().oddsStyle);
    showOutside(text, `watch-${id}`);
  }
}
