import { PAGE } from "#app/addresses.ts";
import { useSearch } from "@tanstack/react-router";
import { Header } from "#app/components/shell/Header.tsx";
import { INDEX_PAGE } from "#app/components/shell/pageFacts.ts";
import { useDesktop } from "#app/ui/useWide.ts";
import { IndexScreen } from "./index/IndexScreen.tsx";
import { MatchScreen } from "./match/MatchScreen.tsx";

/** The page of a match; where the match has a place of its own the list stays (design-3, 7). */
export function MatchPage() {
  const asked = useSearch({ from: PAGE.match });
  const desktop = useDesktop();
  if (!desktop) return <MatchScreen asked={asked} />;
  return (
    <>
      <Header page={INDEX_PAGE} />
      <IndexScreen />
    </>
  );
}
