import { type MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { type PlayType } from "#app/domain/boards/boardOrder.ts";

const NAMES: Readonly<Record<PlayType, MessageDescriptor>> = {
  live: msg`Live`,
  today: msg`Today`,
  early: msg`Early`,
  parlay: msg`Mix parlay`,
  popular: msg`Popular`,
};

/** The name of a list (spec §2, home and match lists). */
export const listName = (playType: PlayType): MessageDescriptor => NAMES[playType];
