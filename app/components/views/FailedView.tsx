"use no memo";

import { useLingui } from "@lingui/react/macro";
import { ErrorView } from "#app/ui/views/ErrorView.tsx";
import { FailureText } from "./FailureText.tsx";

interface FailedViewProps {
  /** The failure's code (spec §8). */
  readonly code: number;
  /** The server's own message, instead of ours. */
  readonly said?: string;
  readonly onRetry: () => void;
}

/** A page that failed to load: what happened, the code in small print, and a tap anywhere tries again (spec §8, design 4.17). */
export function FailedView({ code, said = "", onRetry }: FailedViewProps) {
  const { t } = useLingui();
  const figure = code < 0 ? `−${-code}` : String(code);
  return (
    <ErrorView
      title={t`Failed to load`}
      text={said === "" ? <FailureText code={code} /> : said}
      retry={t`Try again`}
      code={t`Code ${figure}`}
      onRetry={onRetry}
    />
  );
}
