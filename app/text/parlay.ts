import { type MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** The eleventh match was tapped (spec §5, parlay maximum). */
export const MAX_MATCHES = {
  title: msg`The parlay is full`,
  text: (most: number): MessageDescriptor =>
    msg`A parlay takes at most ${most} matches. Remove one before you add another.`,
};

/** A selection that cannot be in a parlay (domain D5). */
export const NOT_FOR_PARLAY = {
  title: msg`Not for parlays`,
  text: msg`This match can only be bet on as a single. Your other selections are kept.`,
};
