import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useApp } from "#app/application/useApp.ts";
import { isOffered } from "#app/config.ts";
import { showsWins } from "#app/flows/bets/showsWins.ts";
import { useMemberCare } from "#app/flows/session/memberCare.ts";
import { changeSettings, useSettings } from "#app/stores/settings.ts";
import { wishWins } from "#app/stores/win/toldWins.ts";
import { SwitchRow } from "./SettingRow.tsx";

/** Whether bets that were won are shown; off by itself while the member has asked for care (CRD-02). */
function WinRow({ owner }: { readonly owner: string }) {
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

/** Whether the member gets notices of bets, and cards for won ones. */
export function NoticeRows() {
  const app = useApp();
  const { t } = useLingui();
  const owner = useMemberCare()?.owner;
  const isNotified = useSettings(({ notification }) => notification);
  return (
    <>
      <SwitchRow
        q="set:notification"
        name={t`Bet notices`}
        more={t`Show when a bet changes status`}
        checked={isNotified}
        onChange={(notification) => changeSettings(app, { notification })}
      />
      {owner !== undefined && isNotified && isOffered("winCard") && <WinRow key={owner} owner={owner} />}
    </>
  );
}
