import { type App } from "#app/application/app.ts";
import { isOf } from "#app/api/cache.ts";
import { menu } from "#app/api/odds/getMenu.ts";
import { showCombo, useList } from "#app/stores/list.ts";
import { useSettings } from "#app/stores/settings.ts";

/**
 * Shows all sports instead of a group that the operator no longer has: the group chosen at an earlier visit would lead
 * to an empty list, perhaps without a picker to leave it (spec §3, Combo). Returns the stop function.
 */
export function watchCombo(app: App): () => void {
  const { client } = app;
  const look = (): void => {
    const { language } = useSettings.of(app).getState();
    const { comboId } = useList.of(app).getState();
    const held = client.getQueryData(menu({ language }).queryKey);
    if (comboId !== 0 && held && !held.combos.some(({ id }) => id === comboId)) showCombo(app, 0);
  };
  look();
  return client.getQueryCache().subscribe(({ type, query }) => {
    if (type === "updated" && isOf(query, "odds/GetMenu")) look();
  });
}
