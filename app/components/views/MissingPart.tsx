"use no memo";

import { useLingui } from "@lingui/react/macro";
import { ErrorView } from "#app/ui/views/ErrorView.tsx";

/** Replaces a part of the app that did not load after all retries (NET-12). */
export function MissingPart() {
  const { t } = useLingui();
  return (
    <ErrorView
      title={t`Part of the app did not load`}
      text={t`Your selections are kept. Please load the page again.`}
      retry={t`Load again`}
      onRetry={() => location.reload()}
    />
  );
}
