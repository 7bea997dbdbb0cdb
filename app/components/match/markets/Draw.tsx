import { Trans } from "@lingui/react/macro";

/** The head of the draw column (design 08). */
export function Draw() {
  return <Trans>Draw</Trans>;
}
