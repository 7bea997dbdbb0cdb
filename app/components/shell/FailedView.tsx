import { useLingui } from "@lingui/react/macro";
import { ErrorView } from "#app/ui/ErrorView.tsx";
import { FailureText } from "./FailureText.tsx";

interface FailedViewProps {
  /** The failure's code (spec §8). */
  readonly code: number;
  readonly onRetry: () => void;
}

/** A page that could not be had: what happened, the code in small print, and a tap anywhere asks again (spec §8, design 4.17). */
export function FailedView({ code, onRetry }: FailedViewProps) {
  const { t } = useLingui();
  const figure = code < 0 ? `−${-code}` : String(code);
  return (
    <ErrorView
      title={t`Failed to load`}
      text={<FailureText code={code} />}
      retry={t`Try again`}
      code={t`Code ${figure}`}
      onRetry={onRetry}
    />
  );
}
