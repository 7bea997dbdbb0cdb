import { type MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** The eleventh match was tapped (spec §5, parlay maximum). */
export const MAX_MATCHES = {
  title: msg`Choose fewer than ten matches`,
  text: (most: number): MessageDescriptor =>
    msg`Your parlay is full with ${most} matches. Remove one before you add another.`,
};

/** A selection that cannot be in a parlay (domain D5). */
export const NOT_FOR_PARLAY = {
  title: msg`Singles only`,
  text: msg`This match can only be bet on as a single. Your other selections are kept.`,
};
