"use no memo";

import { type PageFacts, usePath } from "#app/components/shell/pageFacts.ts";
import { PAGE } from "#app/addresses.ts";
import { useDesktop, useRoomy } from "#app/ui/useWide.ts";
import { NoMatch } from "./MatchPlace.tsx";
import { SideNav } from "./SideNav.tsx";
import { SidePanel } from "./SidePanel.tsx";

/** What stands beside the column of a wide window: the panel, the navigation and the place of a match where there is room (design 3; design-2, 8). */
export function Wide({ page }: { readonly page: PageFacts }) {
  const vast = useDesktop();
  const roomy = useRoomy();
  const path = usePath();
  return (
    <>
      {vast && <SideNav page={page} />}
      {roomy && path !== PAGE.match && <NoMatch />}
      <SidePanel page={page} />
    </>
  );
}
