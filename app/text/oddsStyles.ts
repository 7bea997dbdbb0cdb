import { type MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { type OddsStyle } from "#app/domain/odds/odds.ts";

const NAMES: Readonly<Record<OddsStyle, MessageDescriptor>> = {
  1: msg`Malay`,
  2: msg`European`,
  3: msg`Hong Kong`,
  4: msg`Indonesian`,
  5: msg`American`,
  6: msg`Burmese`,
};

/** The short names by which bettors know the styles (spec §1). */
export const ODDS_STYLE_CODES: Readonly<Record<OddsStyle, string>> = {
  1: "MY",
  2: "EU",
  3: "HK",
  4: "ID",
  5: "US",
  6: "BU",
};

/** The name of an odds style, as under a price on the slip (design 4.9). */
export const oddsStyleName = (style: OddsStyle): MessageDescriptor => NAMES[style];
