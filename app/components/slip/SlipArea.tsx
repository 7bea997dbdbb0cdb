import { useLingui } from "@lingui/react/macro";
import { type SlipView } from "#app/flows/slip/slipView.ts";
import { Button } from "#app/ui/Button.tsx";
import { KeypadNotice } from "#app/components/slip/stake/KeypadNotice.tsx";

/**
 * What stands where the keypad would be, with its reason in one sentence (spec §4; design 4.9). A way back to the keypad stands
 * here and not at the foot, where the place button comes: the second tap of a double tap must not bet.
 */
export function SlipArea({ slip }: { readonly slip: SlipView }) {
  const { t } = useLingui();
  const { said } = slip;
  switch (slip.area) {
    case "keypad":
      return null;
    case "updating":
      return (
        <KeypadNotice
          tone="grey"
          title={t`Odds are updating`}
          text={t`The price returns by itself. Your amount is kept.`}
        />
      );
    case "closed":
      return (
        <KeypadNotice icon="lock" tone="grey" title={t`Market closed`} text={t`This market no longer takes bets.`} />
      );
    case "forbidden":
      return (
        <KeypadNotice
          icon="alert"
          tone="down"
          title={t`Bet not allowed`}
          text={said || t`This selection cannot be bet on right now.`}
        />
      );
    case "notAllowed":
      return (
        <KeypadNotice
          icon="alert"
          tone="down"
          title={t`Bet not allowed`}
          text={said || t`Betting is switched off for this account. Please contact support.`}
        />
      );
    case "blockedCountry":
      return (
        <KeypadNotice
          icon="alert"
          tone="down"
          title={t`Bet not allowed`}
          text={said || t`Betting is not offered in your region.`}
        />
      );
    case "recharge":
      return (
        <KeypadNotice
          icon="wallet"
          tone="warn"
          title={said || t`Balance insufficient`}
          text={t`Deposit to place this bet. Your selection is kept.`}
        >
          <Button variant="text" onClick={slip.dismiss}>{t`Change the amount`}</Button>
        </KeypadNotice>
      );
    case "checking":
      return (
        <KeypadNotice
          tone="warn"
          title={t`Checking your bet`}
          text={t`The answer got lost. We are looking for the bet in your bet list; nothing is sent again.`}
        />
      );
    case "asked":
      return (
        <KeypadNotice
          icon="alert"
          tone="warn"
          title={t`Is this bet yours?`}
          text={t`Your bet list shows a bet like the one whose answer got lost. Please say whether it is yours before you bet on this again.`}
        />
      );
    case "stillUnknown":
      return (
        <KeypadNotice
          icon="alert"
          tone="warn"
          title={t`We could not confirm your bet`}
          text={t`The bet list could not be read. Please look again before you bet, or contact support.`}
        />
      );
    case "notFound":
      return (
        <KeypadNotice
          icon="info"
          tone="grey"
          title={t`The bet is not in your bet list`}
          text={t`Nothing was found for it after two minutes. You can decide again at the price of now.`}
        >
          <Button variant="quiet" onClick={slip.dismiss}>{t`Back to the slip`}</Button>
        </KeypadNotice>
      );
  }
}
