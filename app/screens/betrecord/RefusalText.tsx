import { Trans } from "@lingui/react/macro";
import { type RangeRefusal } from "#app/domain/time/dateRange.ts";

/** Why a range of days is refused, and what to choose instead (spec §5, domain I3). */
export function RefusalText({ refusal }: { readonly refusal: RangeRefusal }) {
  if (refusal === "endBeforeStart")
    return (
      <span>
        <Trans>End time cannot be less than start time</Trans>
        <br />
        <Trans>Choose a later end.</Trans>
      </span>
    );
  if (refusal === "over30Days")
    return <Trans>At most 30 days at a time. Choose a later start or an earlier end.</Trans>;
  return <Trans>Only the last two months are kept here. Choose a later start.</Trans>;
}
