import { useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { useApp } from "#app/application/useApp.ts";
import { signed } from "#app/domain/odds/signed.ts";
import { NoticeBanner } from "#app/components/views/NoticeBanner.tsx";
import { watchCover } from "#app/flows/bets/covered.ts";
import { hideNotice, type Notice } from "#app/stores/bets/notices.ts";
import { noticeTitle } from "#app/text/noticeTitle.ts";
import { noticeText } from "#app/text/noticeWords.ts";
import { winsTitle } from "#app/text/winTitle.ts";

/** The wins on show, and the way to their card. */
export interface WinNoticeProps {
  readonly shown: Notice | undefined;
  readonly onOpen: () => void;
}

/** Says that a bet was won, and how much; disappears as soon as something opens below it (CRD-01; design-2, 7.5). */
export function WinNotice({ shown, onOpen }: WinNoticeProps) {
  const app = useApp();
  const { i18n } = useLingui();
  const isShown = shown !== undefined;
  useEffect(() => (isShown ? watchCover(app, () => hideNotice(app)) : undefined), [app, isShown]);
  const { ids = [], net = 0 } = shown?.won ?? {};
  return (
    <NoticeBanner
      notice={
        shown && {
          id: `${shown.betId}:win:${shown.at}`,
          q: `notice:${shown.betId}`,
          icon: "check",
          tone: "win",
          title: ids.length > 1 ? winsTitle(i18n, ids.length) : noticeTitle(i18n, shown.betId, shown.status),
          text: noticeText(shown.words),
          amount: signed(net),
        }
      }
      onOpen={onOpen}
      onDismiss={() => hideNotice(app)}
    />
  );
}
