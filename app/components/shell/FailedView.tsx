import { useLingui } from "@lingui/react/macro";
import { generalText } from "#app/text/refusals.ts";
import { ErrorView } from "#app/ui/ErrorView.tsx";

interface FailedViewProps {
  /** The failure's code (spec §8). */
  readonly code: number;
  readonly onRetry: () => void;
}

/** A page that could not be had: what happened, the code in small print, and a tap anywhere asks again (spec §8, design 4.17). */
export function FailedView({ code, onRetry }: FailedViewProps) {
  const { i18n, t } = useLingui();
  const figure = code < 0 ? `−${-code}` : String(code);
  return (
    <ErrorView
      title={t`Failed to load`}
      text={i18n._(generalText(code))}
      retry={t`Try again`}
      code={t`Code ${figure}`}
      onRetry={onRetry}
    />
  );
}
