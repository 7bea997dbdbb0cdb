import { type MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { type PlayType } from "#app/domain/boards/boardOrder.ts";

const NAMES: Readonly<Record<PlayType, MessageDescriptor>> = {
  0: msg`Live`,
  1: msg`Today`,
  2: msg`Early`,
  3: msg`Mix parlay`,
  4: msg`Popular`,
};

/** What a list is called (spec §2, home and match lists). */
export const listName = (playType: PlayType): MessageDescriptor => NAMES[playType];
