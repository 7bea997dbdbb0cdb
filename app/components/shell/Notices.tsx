import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { betStatusName } from "#app/domain/bet.ts";
import { dismissNotice } from "#app/flows/notices.ts";
import { useNotices } from "#app/stores/notices.ts";
import { statusWord } from "#app/text/statuses.ts";
import { NoticeBanner } from "./NoticeBanner.tsx";

const LOOKS = {
  waiting: { icon: "clock", tone: "warn" },
  accepted: { icon: "check", tone: "up" },
  settled: { icon: "check", tone: "up" },
  cancelled: { icon: "info", tone: "grey" },
  refused: { icon: "alert", tone: "down" },
} as const;

/** The notice on show: "ID:{bet id} {status}" (spec §2, notice banner). */
export function Notices() {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const shown = useNotices((notices) => notices.shown);
  const look = LOOKS[(shown && betStatusName(shown.status)) ?? "cancelled"];
  const open = () => {
    dismissNotice();
    void navigate({ to: "/pages/betrecord/betrecord" });
  };
  return (
    <NoticeBanner
      notice={
        shown && {
          id: `${shown.betId}:${shown.status}:${shown.at}`,
          icon: look.icon,
          tone: look.tone,
          title: `ID:${shown.betId} ${i18n._(statusWord(shown.status))}`,
        }
      }
      onOpen={open}
      onDismiss={dismissNotice}
    />
  );
}
