import { type MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** Places by which an offset from UTC is known, in hours; without summer time, like our zones (domain I2). */
const PLACES: Readonly<Record<string, MessageDescriptor>> = {
  "14": msg`Kiritimati`,
  "13": msg`Apia, Nuku'alofa`,
  "12": msg`Auckland, Suva`,
  "11": msg`Honiara, Nouméa`,
  "10.5": msg`Lord Howe`,
  "10": msg`Brisbane, Port Moresby, Sydney`,
  "9.5": msg`Adelaide, Darwin`,
  "9": msg`Tokyo, Seoul`,
  "8": msg`Beijing, Kuala Lumpur, Manila`,
  "7": msg`Bangkok, Hanoi, Jakarta`,
  "6.5": msg`Yangon`,
  "6": msg`Dhaka, Thimphu`,
  "5.5": msg`Colombo, New Delhi`,
  "5": msg`Karachi, Tashkent`,
  "4.5": msg`Kabul`,
  "4": msg`Baku, Dubai`,
  "3.5": msg`Tehran`,
  "3": msg`Istanbul, Riyadh`,
  "2": msg`Athens, Cairo, Johannesburg`,
  "1": msg`Berlin, Paris, Madrid`,
  "0": msg`London, Lisbon`,
  "-1": msg`Praia, the Azores`,
  "-2": msg`South Georgia`,
  "-3": msg`Buenos Aires, São Paulo`,
  "-3.5": msg`St. John's`,
  "-4": msg`Caracas, La Paz, Santiago`,
  "-5": msg`Bogotá, Lima, New York`,
  "-6": msg`Chicago, Mexico City`,
  "-7": msg`Denver, Phoenix`,
  "-8": msg`Los Angeles, Vancouver`,
  "-9": msg`Anchorage`,
  "-9.5": msg`Marquesas Islands`,
  "-10": msg`Honolulu`,
  "-11": msg`Pago Pago`,
  "-12": msg`Baker Island`,
};

/** The available offsets, whole and half hours, easternmost first (spec §2, settings). */
export const ZONES: readonly number[] = Object.keys(PLACES)
  .map(Number)
  .toSorted((a, b) => b - a);

/** The places of an offset; undefined for one that is not in the list. */
export const zonePlaces = (hours: number): MessageDescriptor | undefined => PLACES[String(hours)];
