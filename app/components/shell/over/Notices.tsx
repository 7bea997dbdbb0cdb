"use no memo";

import { isOffered } from "#app/config.ts";
import { useApp } from "#app/application/useApp.ts";
import { PAGE } from "#app/addresses.ts";
import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { useOneBet } from "#app/flows/bets/oneBet.ts";
import { type NoticeWords } from "#app/domain/bets/bet.ts";
import { formatMoney } from "#app/domain/odds/moneyText.ts";
import { useMember } from "#app/flows/session/balance.ts";
import { hideNotice, type Notice, useNotices } from "#app/stores/bets/notices.ts";
import { useSettings } from "#app/stores/settings.ts";
import { noticeTitle } from "#app/text/noticeTitle.ts";
import { noticeText, noticeWords, soldWords } from "#app/text/noticeWords.ts";
import { NoticeBanner } from "#app/components/views/NoticeBanner.tsx";

const LOOKS = {
  waiting: { icon: "clock", tone: "warn" },
  accepted: { icon: "check", tone: "up" },
  settled: { icon: "check", tone: "up" },
  cancelled: { icon: "info", tone: "grey" },
  refused: { icon: "alert", tone: "down" },
} as const;

/** What is said of a notice's bet: as it is now, once that has been read, and until then as it was. */
function useNoticeWords({ betId = "", words, cashedOut }: Partial<Notice> = {}): NoticeWords | undefined {
  const { i18n } = useLingui();
  const language = useSettings((settings) => settings.language);
  const { data } = useOneBet({ betId, language }, betId !== "");
  if (data?.id !== betId) return words;
  return (cashedOut === undefined ? noticeWords : soldWords)(i18n, data);
}

/** The line under the title: of a cash-out the pick and the balance, else pick and outcome; undefined where it is not known. */
function useStory(shown: Notice | undefined): string | undefined {
  const { t } = useLingui();
  const money = useMember()?.balance;
  const words = useNoticeWords(shown);
  if (shown?.cashedOut === undefined) return noticeText(words);
  return (
    words &&
    noticeText({ ...words, outcome: typeof money === "number" ? `${t`Balance`} ${formatMoney(money, 2)}` : "" })
  );
}

/** The bet's id and status, or what a cash-out brought (spec §2, notice banner; design-2, 7.1). */
function useTitle(shown: Notice | undefined): string {
  const { i18n, t } = useLingui();
  if (shown === undefined) return "";
  const back = formatMoney(shown.cashedOut, 2);
  return shown.cashedOut === undefined ? noticeTitle(i18n, shown.betId, shown.status) : t`Cashed out ${back}`;
}

/** The notice on show: what has changed of a bet. Its wins have a notice of their own. */
export function Notices() {
  const app = useApp();
  const navigate = useNavigate();
  const shown = useNotices((notices) => (notices.shown?.won ? undefined : notices.shown));
  const title = useTitle(shown);
  const text = useStory(shown);
  const look = LOOKS[typeof shown?.status === "string" ? shown.status : "cancelled"];
  const open = () => {
    hideNotice(app);
    if (isOffered("betrecord"))
      void navigate({ to: PAGE.bets, search: shown?.status === "settled" ? { tab: "settled" } : {} });
  };
  return (
    <NoticeBanner
      notice={
        shown && {
          id: `${shown.betId}:${shown.status}:${shown.at}`,
          q: `notice:${shown.betId}`,
          icon: look.icon,
          tone: look.tone,
          title,
          text,
        }
      }
      onOpen={open}
      onDismiss={() => hideNotice(app)}
    />
  );
}
