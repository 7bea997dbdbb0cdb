import { configFile, isOffered } from "#app/config.ts";

/** True if a placed bet leads to the bet records, as it does unless the operator's file says "stay" (spec §4, bet success). */
export const leadsToRecords = (): boolean =>
  isOffered("betrecord") && (configFile() as { readonly afterBet?: unknown } | undefined)?.afterBet !== "stay";
