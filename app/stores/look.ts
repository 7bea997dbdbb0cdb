import { type MessageDescriptor } from "@lingui/core";
import { store } from "#app/application/store.ts";
import { type ComponentType, type CSSProperties } from "react";
import { type Match } from "#app/domain/boards/match.ts";

/** What the line of a match that is over is drawn from. */
export interface EndedProps {
  readonly match: Match;
  /** The first row of its league draws no hairline above. */
  readonly first: boolean;
}

/**
 * The decoration of rows, added when there is time: colours of clubs, countries and sports, as custom properties of the
 * elements, and what takes the place of a row whose match is over.
 */
export interface Look {
  /** The crest of a side, 0 home and 1 away. */
  readonly crest: (match: Match, side: 0 | 1) => CSSProperties | undefined;
  /** The colours of both sides of a chart. */
  readonly sides: (match: Match) => CSSProperties | undefined;
  /** The hue of a league's sport and the flag of its country, by its name. */
  readonly league: (sportId: number, name: string) => CSSProperties | undefined;
  /** The line of periods under the minute. */
  readonly progress: (match: Match) => CSSProperties | undefined;
  /**
   * "FT" and "Win", for a match that is over but still listed, if a bet of the member on it has won (design-2, 7.5).
   */
  readonly won: (match: Match) => readonly [over: MessageDescriptor, won: MessageDescriptor] | undefined;
  /** The line of a match that is over but still listed. */
  readonly Ended: ComponentType<EndedProps>;
}

/** Empty until the rest of the app has loaded: the first rows reserve the space, so nothing moves. */
export const useLook = store<Partial<Look>>(() => ({}));
