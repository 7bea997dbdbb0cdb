import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { unSettleBetList, useUnSettleBetList } from "#app/api/bet/getUnSettleBetList.ts";
import { type BetRecord } from "#app/domain/bets/bet.ts";
import { recentBets } from "#app/domain/bets/recentBets.ts";
import { byServer } from "#app/stores/serverClock.ts";
import { useSession } from "#app/stores/session.ts";
import { useSettings } from "#app/stores/settings.ts";
import { isStorageKept } from "#app/stores/storage.ts";

/** The bets of the last minutes, where this browser cannot remember a bet over a reload (BET-07). */
export interface RecentBets {
  /** Undefined while the bet list has not been read. */
  readonly bets: readonly BetRecord[] | undefined;
  /** The list could not be read: the member has to look there. */
  readonly failed: boolean;
}

/**
 * What stands in the bet list beside a slip whose journal does not outlive the page: a tap that an earlier page made can
 * be known from there alone. Undefined for a visitor (BET-07).
 */
export function useRecentBets(): RecentBets | undefined {
  const member = useSession(({ phase }) => phase === "member");
  const language = useSettings((settings) => settings.language);
  const { data, isError, dataUpdatedAt } = useUnSettleBetList({ language }, member);
  if (!member) return undefined;
  return {
    bets: data && recentBets(data.bets, byServer(dataUpdatedAt)),
    failed: isError && data === undefined,
  };
}

/** So long after its start a page that keeps nothing may be the heir of one whose bet is still to be booked, ms. */
const HEIR_MS = 180_000;

/** A list that could not be read is asked for again after so long, ms. */
const AGAIN_MS = 2_000;

const isHeir = (): boolean => !isStorageKept() && performance.now() < HEIR_MS;

/**
 * True while a slip waits for the bet list: where nothing can be kept, one that opens in the first minutes of a page reads the
 * list anew, since a bet of the page before may have been booked after the last reading (BET-07).
 */
export function useListWait(): boolean {
  const client = useQueryClient();
  const member = useSession(({ phase }) => phase === "member");
  const language = useSettings((settings) => settings.language);
  const [waits, setWaits] = useState(isHeir);
  const asks = member && waits;
  useEffect(() => {
    if (!asks) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    const list = unSettleBetList({ language });
    const read = async (): Promise<void> => {
      // one under way may have been answered before this slip opened
      await client.cancelQueries({ queryKey: list.queryKey });
      const done = await client.fetchQuery({ ...list, staleTime: 0 }).then(
        () => true,
        () => !isHeir(),
      );
      if (gone) return;
      if (done) setWaits(false);
      else timer = setTimeout(() => void read(), AGAIN_MS);
    };
    void read();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [asks, client, language]);
  return asks;
}
