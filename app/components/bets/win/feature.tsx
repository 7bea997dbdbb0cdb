import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useApp } from "#app/application/useApp.ts";
import { lazyPart } from "#app/components/views/lazyPart.ts";
import { fillSlots } from "#app/components/views/slots.ts";
import { isOffered } from "#app/config.ts";
import { PAGE } from "#app/addresses.ts";
import { hideNotice, useNotices, wonIds } from "#app/stores/bets/notices.ts";
import { WinRow } from "./WinRow.tsx";

const WinNotice = lazyPart(() => import("./WinNotice.tsx"), "WinNotice");

/** The wins on show, whose banner comes with the first of them, and opens their card (CRD-01). */
function Wins() {
  const app = useApp();
  const navigate = useNavigate();
  const shown = useNotices((notices) => (notices.shown?.won ? notices.shown : undefined));
  const [has, setHas] = useState(false);
  if (shown && !has) setHas(true);
  const open = () => {
    hideNotice(app);
    if (isOffered("betrecord") && shown)
      void navigate({ to: PAGE.bets, search: { tab: "settled", won: wonIds(shown) } });
  };
  return has && <WinNotice shown={shown} onOpen={open} />;
}

fillSlots("winCard", {
  overlay: Wins,
  settledHead: lazyPart(() => import("./WinCard.tsx"), "WinCard"),
  noticeRow: WinRow,
});
