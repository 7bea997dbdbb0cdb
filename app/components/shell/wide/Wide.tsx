"use no memo";

import { type PageFacts } from "#app/components/shell/page.ts";
import { useDesktop } from "#app/ui/useWide.ts";
import { SideNav } from "./SideNav.tsx";
import { SidePanel } from "./SidePanel.tsx";

/** What stands beside the column of a wide window: the panel, and the navigation where there is room for it (design 3). */
export function Wide({ page }: { readonly page: PageFacts }) {
  const vast = useDesktop();
  return (
    <>
      {vast && <SideNav page={page} />}
      <SidePanel page={page} />
    </>
  );
}
