import * as v from "valibot";
import { type CrestTable } from "#app/domain/look/crest.ts";
import { readEntry, writeEntry } from "#app/stores/storage/storage.ts";

/** How long the operator's crests are kept, ms. */
const DAY_MS = 86_400_000;

const table = v.record(v.string(), v.string());

const ENTRY = {
  name: "crests",
  version: 1,
  schema: v.object({ address: v.string(), table }),
  fallback: { address: "", table: {} },
};

/** The operator's crests by team id, from that address or kept from earlier today; none if they cannot be loaded. */
export async function loadCrests(address: string): Promise<CrestTable> {
  const now = Date.now();
  const kept = readEntry(ENTRY, now);
  if (kept.address === address) return kept.table;
  try {
    const answer = await fetch(address, { credentials: "omit" });
    const read = v.parse(table, await answer.json());
    writeEntry(ENTRY, { address, table: read }, now + DAY_MS);
    return read;
  } catch {
    return {};
  }
}
