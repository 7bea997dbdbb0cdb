"use no memo";

import { useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { type PageFacts, usePath } from "#app/components/shell/pageFacts.ts";
import { PAGE } from "#app/addresses.ts";
import { useDesktop } from "#app/ui/useWide.ts";
import { useBesideList } from "./listColumn.ts";
import { SideNav } from "./SideNav.tsx";
import { SidePanel } from "./SidePanel.tsx";

/** The navigation, which stands before the page in the order of the Tab key as it does on the screen (WCAG 2.4.3). */
function FirstNav({ page }: { readonly page: PageFacts }) {
  const [place] = useState(() => document.createElement("div"));
  useLayoutEffect(() => {
    // behind the skip link
    document.querySelector("#app")?.before(place);
    return () => place.remove();
  }, [place]);
  return createPortal(<SideNav page={page} />, place);
}

/** What stands beside the page in a wide window: the panel, and where there is room the navigation (design 3; design-3, 7). */
export function Wide({ page }: { readonly page: PageFacts }) {
  const desktop = useDesktop();
  const { page: list } = useBesideList();
  // a match stands beside the lists, which are the page
  const beside = usePath() === PAGE.match && desktop;
  const shown = beside ? list : page;
  return (
    <>
      {desktop && <FirstNav page={shown} />}
      <SidePanel page={shown} />
    </>
  );
}
