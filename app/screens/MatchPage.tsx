import { PAGE } from "#app/addresses.ts";
import { useSearch } from "@tanstack/react-router";
import { Header } from "#app/components/shell/Header.tsx";
import { useBesideList, useListBack } from "#app/components/shell/wide/listColumn.ts";
import { useDesktop } from "#app/ui/useWide.ts";
import { IndexScreen } from "./index/IndexScreen.tsx";
import { MatchScreen } from "./match/MatchScreen.tsx";

/** The page of a match; where the match has a place of its own the list it was opened from stays (design-3, 7). */
export function MatchPage() {
  const asked = useSearch({ from: PAGE.match });
  const desktop = useDesktop();
  const { page, List = IndexScreen } = useBesideList();
  const back = useListBack();
  if (!desktop) return <MatchScreen asked={asked} />;
  return (
    <>
      {page.head !== "own" && <Header page={page} onBack={back} />}
      <List />
    </>
  );
}
