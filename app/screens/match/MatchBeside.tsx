import { PAGE } from "#app/addresses.ts";
import { useLingui } from "@lingui/react/macro";
import { useSearch } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { usePath } from "#app/components/shell/pageFacts.ts";
import { useListNotes } from "#app/components/shell/wide/listColumn.ts";
import { MatchPlace, NoMatch } from "#app/components/shell/wide/MatchPlace.tsx";
import { type MatchSearch } from "#app/flows/lists/listPlaces.ts";
import { usePopularNow } from "#app/flows/lists/popularNow.ts";
import { MatchScreen } from "./MatchScreen.tsx";

/**
 * The open match's row has an edge in the list beside it (design-2, 8). The list renders without it, so the edge is a separate
 * style: rows come and go while scrolling, and the first load carries none of it.
 */
function useMarkedRow(matchId: number | undefined): void {
  useEffect(() => {
    if (matchId === undefined) return undefined;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`[data-page] article[data-q="match:${matchId}"] { box-shadow: inset 3px 0 var(--accent) }`);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [matchId]);
}

/** The match that the address names, and on every other page the last that it named; `forget` drops that. */
function useOpened() {
  const path = usePath();
  const search: MatchSearch = useSearch({ strict: false });
  const [last, setLast] = useState<MatchSearch>();
  const addressed = path === PAGE.match;
  if (addressed && last !== search) setLast(search);
  return { asked: addressed ? search : last, addressed, forget: () => setLast(undefined) };
}

/**
 * The place of a match between list and slip, which is never blank: the match that was opened, or until one is the most popular,
 * which opens by itself and changes neither address nor history (design-3, 7).
 */
export function MatchBeside() {
  const { t } = useLingui();
  const { asked, addressed, forget } = useOpened();
  useListNotes();
  const now = usePopularNow();
  const popular = now === "loading" ? undefined : now;
  const shown = asked ?? popular;
  useMarkedRow(shown?.matchId);
  if (shown === undefined) return <NoMatch loading={now === "loading"} />;
  const note = asked === undefined && popular?.popular ? t`Most popular now` : undefined;
  return (
    <MatchPlace key={shown.matchId}>
      <MatchScreen asked={shown} beside={{ note, addressed, onGone: forget }} />
    </MatchPlace>
  );
}
