import { PAGE } from "#app/addresses.ts";
import { useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import { Header } from "#app/components/shell/Header.tsx";
import { INDEX_PAGE } from "#app/components/shell/pageFacts.ts";
import { MatchPlace } from "#app/components/shell/wide/MatchPlace.tsx";
import { useRoomy } from "#app/ui/useWide.ts";
import { IndexScreen } from "./index/IndexScreen.tsx";
import { MatchScreen } from "./match/MatchScreen.tsx";

/**
 * The open match's row has an edge in the list beside it (design-2, 8). The list renders without it, so the edge is a separate
 * style: rows come and go while scrolling, and the first load carries none of it.
 */
function useMarkedRow(matchId: number | undefined): void {
  useEffect(() => {
    if (matchId === undefined) return undefined;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`article[data-q="match:${matchId}"] { box-shadow: inset 3px 0 var(--accent) }`);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [matchId]);
}

/** The page of a match, with the list beside it if the window has room for both (design-2, 8). */
export function MatchPage() {
  const roomy = useRoomy();
  const { matchId } = useSearch({ from: PAGE.match });
  useMarkedRow(roomy ? matchId : undefined);
  if (!roomy) return <MatchScreen />;
  return (
    <>
      <Header page={INDEX_PAGE} />
      <IndexScreen />
      <MatchPlace>
        <MatchScreen beside />
      </MatchPlace>
    </>
  );
}
