"use no memo";

import { PAGE } from "#app/pages.ts";
import { type I18n } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { useBet } from "#app/api/bet/getBet.ts";
import { legPrice, signed, stakeText } from "#app/components/bets/betWords.ts";
import { type BetLeg, type BetRecord, resultOf } from "#app/domain/bets/bet.ts";
import { winLossOf } from "#app/domain/bets/records.ts";
import { formatMoney } from "#app/domain/odds/moneyText.ts";
import { useMember } from "#app/flows/session/balance.ts";
import { hideNotice, type Notice, useNotices } from "#app/stores/notices.ts";
import { useSettings } from "#app/stores/settings.ts";
import { choiceTitle } from "#app/text/choices.ts";
import { resultWord, statusWord } from "#app/text/statuses.ts";
import { NoticeBanner } from "./NoticeBanner.tsx";

const LOOKS = {
  waiting: { icon: "clock", tone: "warn" },
  accepted: { icon: "check", tone: "up" },
  settled: { icon: "check", tone: "up" },
  cancelled: { icon: "info", tone: "grey" },
  refused: { icon: "alert", tone: "down" },
} as const;

/** What became of the bet, in a line: pick, price, result and money (design 21). */
function outcomeLine(i18n: I18n, bet: BetRecord, leg: BetLeg): string {
  const pick = `${choiceTitle(i18n, { ...leg, oddsStyle: bet.oddsStyle })} @ ${legPrice(bet, leg).text}`;
  const ended = resultOf(bet);
  const result = ended && i18n._(resultWord(ended));
  const net = bet.status === "settled" ? winLossOf(bet) : undefined;
  const money = net === undefined ? stakeText(bet) : signed(net);
  const more = bet.legs.length - 1;
  return [more > 0 ? `${pick} +${more}` : pick, result, money].filter(Boolean).join(" · ");
}

/** The line under the title: of a cash-out the pick and the balance, else what became of the bet; undefined where it is not known. */
function useStory(shown: Notice | undefined): string | undefined {
  const { i18n, t } = useLingui();
  const betId = shown?.betId;
  const money = useMember()?.balance;
  const language = useSettings((settings) => settings.language);
  const { data: bet } = useBet({ betId: betId ?? "", language }, betId !== undefined);
  const leg = bet?.legs[0];
  if (bet === undefined || leg === undefined || bet.id !== betId) return undefined;
  if (shown?.cashedOut === undefined) return outcomeLine(i18n, bet, leg);
  const title = choiceTitle(i18n, { ...leg, oddsStyle: bet.oddsStyle });
  return typeof money === "number" ? `${title} · ${t`Balance`} ${formatMoney(money, 2)}` : title;
}

/** "ID:{bet id} {status}", or what a cash-out brought (spec §2, notice banner; design-2, 7.1). */
function useTitle(shown: Notice | undefined): string {
  const { i18n, t } = useLingui();
  if (shown === undefined) return "";
  const back = formatMoney(shown.cashedOut, 2);
  return shown.cashedOut === undefined
    ? `ID:${shown.betId} ${i18n._(statusWord(shown.status))}`
    : t`Cashed out ${back}`;
}

/** The notice on show. */
export function Notices() {
  const navigate = useNavigate();
  const shown = useNotices((notices) => notices.shown);
  const title = useTitle(shown);
  const text = useStory(shown);
  const look = LOOKS[typeof shown?.status === "string" ? shown.status : "cancelled"];
  const open = () => {
    hideNotice();
    void navigate({ to: PAGE.bets, search: shown?.status === "settled" ? { tab: "settled" } : {} });
  };
  return (
    <NoticeBanner
      notice={
        shown && {
          id: `${shown.betId}:${shown.status}:${shown.at}`,
          icon: look.icon,
          tone: look.tone,
          title,
          text,
        }
      }
      onOpen={open}
      onDismiss={hideNotice}
    />
  );
}
