import { Header } from "#app/components/shell/Header.tsx";
import { INDEX_PAGE } from "#app/components/shell/page.ts";
import { MatchPlace } from "#app/components/shell/wide/MatchPlace.tsx";
import { useRoomy } from "#app/ui/useWide.ts";
import { IndexScreen } from "./index/IndexScreen.tsx";
import { MatchScreen } from "./match/MatchScreen.tsx";

/** The page of a match, with the list beside it where the window has room for both (design-2, 8). */
export function MatchPage() {
  const roomy = useRoomy();
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
