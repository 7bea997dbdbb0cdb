import { type MessageDescriptor } from "@lingui/core";
import { store } from "#app/application/store.ts";
import { type CSSProperties } from "react";
import { type Match } from "#app/domain/boards/match.ts";

/** What rows wear once there is time for it: colours of clubs, countries and sports, as custom properties of what they are drawn on. */
export interface Look {
  /** The crest of a side, 0 home and 1 away. */
  readonly crest: (match: Match, side: 0 | 1) => CSSProperties | undefined;
  /** The colours of both sides of a chart. */
  readonly sides: (match: Match) => CSSProperties | undefined;
  /** The hue of a league's sport and the flag of its country, by its name. */
  readonly league: (sportId: number, name: string) => CSSProperties | undefined;
  /** The line of periods under the minute. */
  readonly progress: (match: Match) => CSSProperties | undefined;
  /** "FT" and "Won", for a match that is over and still listed, where a bet of the member on it has won (design-2, 7.5). */
  readonly won: (match: Match) => readonly [over: MessageDescriptor, won: MessageDescriptor] | undefined;
}

/** Empty until the rest of the app has come: the first rows keep the room and nothing moves. */
export const useLook = store<Partial<Look>>(() => ({}));
