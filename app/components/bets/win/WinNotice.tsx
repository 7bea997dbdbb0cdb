import { useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { useApp } from "#app/application/useApp.ts";
import { signed } from "#app/domain/odds/signed.ts";
import { NoticeBanner } from "#app/components/views/NoticeBanner.tsx";
import { winSums } from "#app/domain/bets/wins.ts";
import { formatMoney } from "#app/domain/odds/moneyText.ts";
import { watchCover } from "#app/flows/bets/covered.ts";
import { hideNotice, type Notice } from "#app/stores/bets/notices.ts";
import { noticeTitle } from "#app/text/noticeTitle.ts";
import { winTitle } from "#app/text/winTitle.ts";

/** The wins on show, and the way to their card. */
export interface WinNoticeProps {
  readonly shown: Notice | undefined;
  readonly onOpen: () => void;
}

/** Says that a bet was won, and how much; disappears as soon as something opens below it (CRD-01; design-2, 7.5). */
export function WinNotice({ shown, onOpen }: WinNoticeProps) {
  const app = useApp();
  const { i18n, t } = useLingui();
  const isShown = shown !== undefined;
  useEffect(() => (isShown ? watchCover(app, () => hideNotice(app)) : undefined), [app, isShown]);
  const wins = shown?.wins ?? [];
  const { net, returned } = winSums(wins);
  const back = formatMoney(returned, 2);
  const [one, ...more] = wins;
  const single = more.length === 0 ? one : undefined;
  const score = single?.kind === "single" ? single.legs[0]?.score : undefined;
  return (
    <NoticeBanner
      notice={
        shown && {
          id: `${shown.betId}:win:${shown.at}`,
          q: `notice:${shown.betId}`,
          icon: "check",
          tone: "win",
          title: single === undefined ? winTitle(i18n, wins) : noticeTitle(i18n, single.id, single.status),
          text: [single && winTitle(i18n, wins), score?.join("–"), t`Returned ${back}`].filter(Boolean).join(" · "),
          amount: signed(net),
        }
      }
      onOpen={onOpen}
      onDismiss={() => hideNotice(app)}
    />
  );
}
