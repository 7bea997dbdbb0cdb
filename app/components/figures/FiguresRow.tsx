import { useLingui } from "@lingui/react/macro";
import { MenuRow } from "#app/components/views/MenuGroup.tsx";
import { type Slots } from "#app/components/views/slots.ts";
import { PAGE } from "#app/addresses.ts";
import { useSession } from "#app/stores/session.ts";

/** The row of the side menu that leads a member to their figures (FIG). */
export function FiguresRow({ visit }: Slots["menuEntry"]) {
  const { t } = useLingui();
  const isMember = useSession(({ phase }) => phase === "member");
  if (!isMember) return null;
  return <MenuRow q="nav:figures" icon="bars" name={t`My figures`} onVisit={() => visit({ to: PAGE.figures })} />;
}
