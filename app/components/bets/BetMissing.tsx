import { isOffered } from "#app/config.ts";
import { PAGE } from "#app/addresses.ts";
import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { isFailure } from "#app/api/failure.ts";
import { LoadingRows } from "#app/components/views/LoadingRows.tsx";
import { EmptyView } from "#app/ui/views/EmptyView.tsx";
import { LoadFailed } from "#app/components/views/LoadFailed.tsx";

/** The code of a bet that the server does not know (contract, Bets). */
const NO_SUCH_BET = 2;

interface BetMissingProps {
  /** As in the address, "" if it has none. */
  readonly betId: string;
  readonly error: Error | null;
  readonly onRetry: () => void;
}

/** Shown in place of a bet that is not there: a way back if there is no such bet, else why it failed to load, else that it is loading. */
export function BetMissing({ betId, error, onRetry }: BetMissingProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  if (betId === "" || (isFailure(error) && error.code === NO_SUCH_BET)) {
    return (
      <main>
        <EmptyView
          icon="receipt"
          title={t`Bet not found`}
          text={t`None of your bets has this address.`}
          action={
            isOffered("betrecord")
              ? { label: t`My bets`, onClick: () => void navigate({ to: PAGE.bets }) }
              : { label: t`Back to the list`, onClick: () => void navigate({ to: "/" }) }
          }
        />
      </main>
    );
  }
  return (
    <main>
      {error === null ? (
        <LoadingRows label={t`Loading the bet`} rows={5} height={72} />
      ) : (
        <LoadFailed error={error} onRetry={onRetry} />
      )}
    </main>
  );
}
