import { useLingui } from "@lingui/react/macro";
import { type SlipArea as Area } from "#app/domain/slip/slipArea.ts";
import { type BetSlip } from "#app/flows/slip/betSlip.ts";
import { Button } from "#app/ui/Button.tsx";
import { type IconName } from "#app/ui/icons/names.ts";
import { KeypadNotice } from "#app/components/slip/stake/KeypadNotice.tsx";

interface Notice {
  /** A spinner when left out. */
  readonly icon?: IconName;
  readonly tone: "grey" | "down" | "warn";
  readonly title: string;
  readonly text: string;
}

/** Why there is no keypad, in the server's own words if it gave any (spec §4; design 4.9). */
function useNotices(said: string): Readonly<Record<Exclude<Area, "keypad">, Notice>> {
  const { t } = useLingui();
  const refused = (text: string): Notice => ({
    icon: "alert",
    tone: "down",
    title: t`Bet not allowed`,
    text: said || text,
  });
  return {
    updating: {
      tone: "grey",
      title: t`Odds are updating`,
      text: t`The price will come back by itself. Your amount is kept.`,
    },
    closed: { icon: "lock", tone: "grey", title: t`Market closed`, text: t`This market no longer takes bets.` },
    forbidden: refused(t`This selection cannot be bet on right now.`),
    notAllowed: refused(t`Betting is switched off for this account. Please contact support.`),
    blockedCountry: { ...refused(t`Betting is not offered in your region.`), title: t`Blocked country` },
    recharge: {
      icon: "wallet",
      tone: "warn",
      title: said || t`Balance insufficient, please recharge`,
      text: t`Recharge to place this bet. Your selection is kept.`,
    },
    checking: {
      tone: "warn",
      title: t`Checking your bet`,
      text: t`We received no answer. We are looking for the bet in your bet list; it will not be sent again.`,
    },
    asked: {
      icon: "alert",
      tone: "warn",
      title: t`Is this bet yours?`,
      text: t`Your bet list shows a bet like the one we received no answer to. Please say whether it is yours before you bet on this again.`,
    },
    stillUnknown: {
      icon: "alert",
      tone: "warn",
      title: t`We could not confirm your bet`,
      text: t`Your bet list could not be loaded. Please check it again before you bet, or contact support.`,
    },
    notFound: {
      icon: "info",
      tone: "grey",
      title: t`The bet is not in your bet list`,
      text: t`Two minutes on, the bet is still not in your bet list. You can bet again at the current price.`,
    },
  };
}

/**
 * Replaces the keypad, with the reason in one sentence. The way back to the keypad is here and not at the
 * foot, where the place button appears: the second tap of a double tap must not bet.
 */
export function SlipArea({ slip }: { readonly slip: BetSlip }) {
  const { t } = useLingui();
  const { area, said } = slip.state;
  const notices = useNotices(said);
  if (area === "keypad") return null;
  return (
    <KeypadNotice {...notices[area]}>
      {area === "recharge" && <Button variant="text" onClick={slip.dismiss}>{t`Change the amount`}</Button>}
      {area === "notFound" && <Button variant="quiet" onClick={slip.dismiss}>{t`Back to the slip`}</Button>}
    </KeypadNotice>
  );
}
