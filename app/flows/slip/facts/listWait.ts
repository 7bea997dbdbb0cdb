import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { unSettleBetList } from "#app/api/bet/getUnSettleBetList.ts";
import { useSession } from "#app/stores/session.ts";
import { useSettings } from "#app/stores/settings.ts";
import { isStorageKept } from "#app/stores/storage/storage.ts";

/** For this long after its start, a page without storage may follow one whose bet is not booked yet, ms. */
const HEIR_MS = 180_000;

/** A list that could not be read is requested again after this long, ms. */
const AGAIN_MS = 2_000;

const isHeir = (): boolean => !isStorageKept() && performance.now() < HEIR_MS;

/**
 * True while a slip waits for the bet list: without storage, a slip that opens in a page's first minutes rereads the
 * list, since a bet of the previous page may have been booked after the last read (BET-07).
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
      // a request in flight may have been answered before this slip opened
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
