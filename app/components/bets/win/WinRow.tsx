import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useApp } from "#app/application/useApp.ts";
import { SwitchRow } from "#app/components/views/SettingRow.tsx";
import { type Slots } from "#app/components/views/slots.ts";
import { showsWins } from "#app/flows/bets/showsWins.ts";
import { wishWins } from "#app/stores/win/toldWins.ts";

/** Whether bets that were won are shown; off by itself while the member has asked for care (CRD-02). */
export function WinRow({ owner }: Slots["noticeRow"]) {
  const app = useApp();
  const { t } = useLingui();
  const [wished, setWished] = useState<boolean>();
  const choose = (on: boolean) => {
    wishWins(owner, on);
    setWished(on);
  };
  return (
    <SwitchRow
      q="set:winCard"
      name={t`Show wins`}
      more={t`A notice and a card when a bet is won`}
      checked={wished ?? showsWins(app, owner)}
      onChange={choose}
    />
  );
}
