import { Trans } from "@lingui/react/macro";

/** The head of the column of draws (design 08). */
export function Draw() {
  return <Trans>Draw</Trans>;
}
