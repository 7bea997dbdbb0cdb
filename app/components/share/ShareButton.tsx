import { useLingui } from "@lingui/react/macro";
import { useApp } from "#app/application/useApp.ts";
import { type Slots } from "#app/components/views/slots.ts";
import { sharedSelection } from "#app/domain/share/slipCode.ts";
import { useBetPicks } from "#app/flows/share/betPicks.ts";
import { canShare } from "#app/flows/share/shareLink.ts";
import { openShare, type Shared } from "#app/stores/share/asked.ts";
import { legTitle } from "#app/text/betTitle.ts";
import { choiceTitle } from "#app/text/choices.ts";
import { Button } from "#app/ui/Button.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";

interface ShareButtonProps {
  readonly shared: Shared;
  /** A sign alone, if there is no room for the name. */
  readonly sign?: boolean | undefined;
  readonly wide?: boolean;
  /** Called when it is tapped, first of all. */
  readonly done?: () => void;
}

/** Shares picks as a link; renders nothing if there is nothing to share, or in a frame without an address for it (LNK-09). */
function ShareButton({ shared, sign = false, wide = false, done }: ShareButtonProps) {
  const app = useApp();
  const { t } = useLingui();
  if (shared.picks.every((pick) => pick === undefined) || !canShare()) return null;
  const share = () => {
    done?.();
    openShare(app, shared);
  };
  if (sign) return <IconButton q="share" icon="share" label={t`Share selections`} onClick={share} />;
  return (
    <Button q="share" variant="quiet" icon="share" wide={wide} onClick={share}>
      {t`Share selections`}
    </Button>
  );
}

/** Shares the selections of a match or of the parlay. */
export function SharePicks({ picks, sign }: Slots["picks"]) {
  const { i18n } = useLingui();
  const words = picks.map((pick) => choiceTitle(i18n, pick));
  return <ShareButton shared={{ picks: picks.map(sharedSelection), words }} sign={sign} />;
}

/** Among the options of the slip: shares its selection. */
export function ShareOption({ pick, done }: Slots["slipOption"]) {
  const { i18n } = useLingui();
  return <ShareButton wide done={done} shared={{ picks: [sharedSelection(pick)], words: [choiceTitle(i18n, pick)] }} />;
}

/** Shares the picks of an open bet. */
export function ShareBet({ bet }: Slots["betExport"]) {
  const { i18n } = useLingui();
  const picks = useBetPicks(bet);
  if (bet.settledAt !== undefined) return null;
  return <ShareButton shared={{ picks, words: bet.legs.map((leg) => legTitle(i18n, bet, leg)) }} />;
}
