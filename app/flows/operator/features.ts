import * as v from "valibot";
import { ALL_OFFERED, type Config, type Offer } from "#app/config.ts";
import { FIRST } from "#app/stores/first/entries.ts";
import { deviceLot } from "#app/stores/operator/lot.ts";
import { hashOf } from "#app/stores/storage/owner.ts";
import { type Entry, readEntry, writeEntry } from "#app/stores/storage/storage.ts";
import { TABS } from "./featureEntries.ts";
import { readEntries } from "./entries.ts";

/**
 * What the operator's file offers on this device. A device that has a feature keeps it as long as its share only grows
 * (OPS-05).
 */
export function offerOf(file: unknown): Offer {
  const { features: said, parlayAnywhere } = readEntries(file).good;
  const { sports, languages, oddsStyles, tabs = TABS, ...features } = said;
  const off = new Set<string>(ALL_OFFERED.off);
  for (const tab of TABS) if (!tabs.includes(tab)) off.add(tab);
  for (const [name, to] of Object.entries(features)) {
    const has = typeof to === "boolean" ? to : hashOf(`${deviceLot()} ${name}`) % 100 < to.share;
    if (has) off.delete(name);
    else off.add(name);
  }
  if (!parlayAnywhere) off.add("parlayAnywhere");
  return { off, sports, choices: { language: languages, oddsStyle: oddsStyles } };
}

const KEPT: Entry<Readonly<Record<string, unknown>>> = {
  ...FIRST.settings,
  schema: v.record(v.string(), v.unknown()),
  fallback: {},
};

/**
 * The initial settings of a first visit and the stored ones of this device, as far as they are offered: a language or
 * odds style that is not is replaced by the operator's default, or the first that is offered (OPS-05).
 */
export function keepToChoices({ choices = {} }: Offer, defaults: Config["defaults"]): Config["defaults"] {
  const fits = (name: string, value: unknown) => choices[name]?.includes(value) ?? true;
  const usual = Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [name, fits(name, value) ? value : choices[name]?.[0]]),
  ) as Config["defaults"];
  const kept = readEntry(KEPT, Date.now());
  const wrong = Object.keys(kept).filter((name) => !fits(name, kept[name]));
  if (wrong.length > 0)
    writeEntry(KEPT, {
      ...kept,
      ...Object.fromEntries(wrong.map((name) => [name, usual[name as keyof typeof usual]])),
    });
  return usual;
}
