import { type MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { type ResultStateName, resultStateName } from "#app/domain/bets/results.ts";

const STATES: Readonly<Record<ResultStateName, MessageDescriptor>> = {
  pending: msg`Pending`,
  completed: msg`Completed`,
  abandoned: msg`Abandoned`,
  refund: msg`Refund`,
  postponed: msg`Postponed`,
  alive: msg({ message: "In play", comment: "A match or event that is still running" }),
};

/** The word for a match's end state; an unknown number is shown as such (spec §4, NET-13). */
export function resultStateWord(state: number): MessageDescriptor {
  const name = resultStateName(state);
  return name ? STATES[name] : msg`State ${state}`;
}
