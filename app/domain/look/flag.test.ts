import { expect, test } from "vitest";
import { flagsIn } from "./flag.ts";

const SPAIN = "linear-gradient(180deg, #a12 27%, #fb0 0 73%, #a12 0)";
const ITALY = "linear-gradient(90deg, #094 33%, #fff 0 67%, #c23 0)";
const INDONESIA = "linear-gradient(180deg, #d12 50%, #d12 0 50%, #fff 0)";
const ENGLAND = "linear-gradient(90deg, #0000 42%, #c12 0 58%, #0000 0), linear-gradient(#fff 39%, #c12 0 61%, #fff 0)";
const JAPAN = "radial-gradient(circle, #c12 34%, #fff 37%)";
const USA = "linear-gradient(#237, #237) 0 0 / 44% 54% no-repeat, repeating-linear-gradient(#c23 0 14%, #fff 0 28%)";
const SCOTLAND =
  "linear-gradient(to top right, #0000 44%, #fff 0 56%, #0000 0), linear-gradient(to bottom right, #05a 44%, #fff 0 56%, #05a 0)";

test.each([
  ["en-US", "Spain La Liga", SPAIN],
  ["en-US", "Italy Serie A", ITALY],
  ["en-US", "England Premier League", ENGLAND],
  ["en-US", "Scotland Premiership", SCOTLAND],
  ["en-US", "Japan J1 League", JAPAN],
  ["ja-JP", "日本 J1リーグ", JAPAN],
  ["en-US", "USA NBA", USA],
  ["zh-CN", "美国职业篮球联赛", USA],
  // left in English by the bookmaker
  ["ja-JP", "Spain La Liga", SPAIN],
  // no country, one whose flag is not drawn, another language, and a country that only begins so: the sport's icon stands there
  ["en-US", "UEFA Champions League", undefined],
  ["en-US", "Bolivia Primera Division", undefined],
  ["en-US", "西班牙甲级联赛", undefined],
  ["en-US", "constructor League", undefined],
  ["en-US", "Northern Ireland Premiership", undefined],
  ["es-ES", "España La Liga", SPAIN],
  ["es-ES", "Inglaterra Championship", ENGLAND],
  ["es-ES", "Irlanda del Norte Premiership", undefined],
  ["fr-FR", "Angleterre Premier League", ENGLAND],
  ["pt-BR", "Itália Serie A", ITALY],
  ["id-ID", "La Liga Spanyol", SPAIN],
  ["id-ID", "Liga Premier Inggris", ENGLAND],
  ["id-ID", "Super League Indonesia", INDONESIA],
  ["vi-VN", "Ngoại hạng Anh", ENGLAND],
  ["vi-VN", "Serie A Ý", ITALY],
  ["vi-VN", "La Liga Tây Ban Nha", SPAIN],
  ["vi-VN", "Ngoại hạng Bắc Ireland", undefined],
  ["th-TH", "อังกฤษ พรีเมียร์ลีก", ENGLAND],
  ["th-TH", "สเปน ลาลีกา", SPAIN],
  ["ja-JP", "イングランド プレミアリーグ", ENGLAND],
  ["ja-JP", "スペイン ラ・リーガ", SPAIN],
  ["ja-JP", "タイトルマッチ", undefined],
  ["zh-CN", "英格兰超级联赛", ENGLAND],
  ["zh-CN", "西班牙甲级联赛", SPAIN],
  // not India, whose name it begins with
  ["zh-CN", "印尼超级联赛", INDONESIA],
  ["zh-CN", "印度尼西亚甲级联赛", INDONESIA],
  ["zh-CN", "北爱尔兰超级联赛", undefined],
  ["zh-TW", "義大利甲級聯賽", ITALY],
] as const)("in %s the flag of %s", (language, league, flag) => {
  expect(flagsIn(language)(league)).toBe(flag);
});
