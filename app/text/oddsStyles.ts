import { type MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { type OddsStyle } from "#app/domain/odds.ts";

const NAMES: Readonly<Record<OddsStyle, MessageDescriptor>> = {
  1: msg`Malay`,
  2: msg`Decimal`,
  3: msg`Hong Kong`,
  4: msg`Indonesian`,
  5: msg`American`,
  6: msg`Burmese`,
};

/** The name of an odds style, as under a price on the slip (design 4.9). */
export const oddsStyleName = (style: OddsStyle): MessageDescriptor => NAMES[style];
