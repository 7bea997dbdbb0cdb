import { ALL_OFFERED, type Offer } from "#app/config.ts";
import { deviceLot } from "#app/stores/operator/lot.ts";
import { hashOf } from "#app/stores/owner.ts";
import { TABS } from "./featureEntries.ts";
import { lookThroughFile } from "./entries.ts";

/** What the operator's file offers on this device. A device that has a feature keeps it while its share only grows (OPS-05). */
export function offerOf(file: unknown): Offer {
  const { features: said, parlayAnywhere } = lookThroughFile(file).good;
  const { sports, tabs = TABS, ...features } = said;
  const off = new Set<string>(ALL_OFFERED.off);
  for (const tab of TABS) if (!tabs.includes(tab)) off.add(tab);
  for (const [name, to] of Object.entries(features)) {
    const has = typeof to === "boolean" ? to : hashOf(`${deviceLot()} ${name}`) % 100 < to.share;
    if (has) off.delete(name);
    else off.add(name);
  }
  if (!parlayAnywhere) off.add("parlayAnywhere");
  return { off, sports };
}
