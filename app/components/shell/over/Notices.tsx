"use no memo";

import { PAGE } from "#app/pages.ts";
import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { useBet } from "#app/api/bet/getBet.ts";
import { legPrice, signed, stakeText } from "#app/components/bets/betWords.ts";
import { resultOf } from "#app/domain/bets/bet.ts";
import { winLossOf } from "#app/domain/bets/records.ts";
import { dismissNotice } from "#app/flows/bets/notices.ts";
import { useNotices } from "#app/stores/notices.ts";
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
function useStory(betId: string | undefined): string | undefined {
  const { i18n } = useLingui();
  const language = useSettings((settings) => settings.language);
  const { data: bet } = useBet({ betId: betId ?? "", language }, betId !== undefined);
  const [leg, ...more] = bet?.legs ?? [];
  if (bet === undefined || leg === undefined || bet.id !== betId) return undefined;
  const pick = `${choiceTitle(i18n, { ...leg, oddsStyle: bet.oddsStyle })} @ ${legPrice(bet, leg).text}`;
  const ended = resultOf(bet);
  const result = ended && i18n._(resultWord(ended));
  const net = bet.status === "settled" ? winLossOf(bet) : undefined;
  const money = net === undefined ? stakeText(bet) : signed(net);
  return [more.length > 0 ? `${pick} +${more.length}` : pick, result, money].filter(Boolean).join(" · ");
}

/** The notice on show: "ID:{bet id} {status}" (spec §2, notice banner). */
export function Notices() {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const shown = useNotices((notices) => notices.shown);
  const text = useStory(shown?.betId);
  const look = LOOKS[typeof shown?.status === "string" ? shown.status : "cancelled"];
  const open = () => {
    dismissNotice();
    void navigate({ to: PAGE.bets, search: shown?.status === "settled" ? { tab: "settled" } : {} });
  };
  return (
    <NoticeBanner
      notice={
        shown && {
          id: `${shown.betId}:${shown.status}:${shown.at}`,
          icon: look.icon,
          tone: look.tone,
          title: `ID:${shown.betId} ${i18n._(statusWord(shown.status))}`,
          text,
        }
      }
      onOpen={open}
      onDismiss={dismissNotice}
    />
  );
}
