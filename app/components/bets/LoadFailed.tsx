import { useLingui } from "@lingui/react/macro";
import { isFailure } from "#app/api/failure.ts";
import { generalText } from "#app/text/refusals.ts";
import { ErrorView } from "#app/ui/ErrorView.tsx";

interface LoadFailedProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** A list of bets that could not be read: why, and the way to ask again (design 4.17). */
export function LoadFailed({ error, onRetry }: LoadFailedProps) {
  const { i18n, t } = useLingui();
  const code = isFailure(error) ? error.code : -1;
  const said = isFailure(error) ? error.said : "";
  return (
    <ErrorView
      title={t`Failed to load`}
      text={said === "" ? i18n._(generalText(code)) : said}
      retry={t`Try again`}
      code={String(code)}
      onRetry={onRetry}
    />
  );
}
