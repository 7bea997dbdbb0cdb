import { useLingui } from "@lingui/react/macro";
import { useApp } from "#app/application/useApp.ts";
import { SwitchRow } from "#app/components/views/SettingRow.tsx";
import { Slot } from "#app/components/views/slots.ts";
import { useMemberCare } from "#app/flows/session/memberCare.ts";
import { changeSettings, useSettings } from "#app/stores/settings.ts";

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
      {owner !== undefined && isNotified && <Slot key={owner} name="noticeRow" given={{ owner }} />}
    </>
  );
}
