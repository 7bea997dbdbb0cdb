import { type PositionTable } from "./positions.ts";
import { SPORT_IDS } from "#app/domain/odds/sports.ts";

/** The part of a match that a market covers (domain D). */
export type Period =
  | "FT"
  | "1H"
  | "2H"
  | "Q"
  | "INN"
  | "INN1"
  | "INN2"
  | "MAP1"
  | "MAP2"
  | "MAP3"
  | "MAP4"
  | "MAP5"
  | "SEASON";

/** The kind of line of a market: quarter lines in hdp and total, whole numbers in the int- kinds (domain D). */
export type LineKind = "hdp" | "total" | "int-hdp" | "int-total";

/** The tabs of the match page, and that of outrights (spec §2, domain D4). */
export type MarketTab = "main" | "full" | "firstHalf" | "other" | "cornerSpecial" | "outright";

/** One kind of bet: what it covers, what can be picked and how it is priced (spec §3, domain D). */
export interface MarketType {
  readonly id: number;
  readonly period: Period;
  readonly table: PositionTable;
  /** True = priced in the member's style, else always decimal (domain A7). */
  readonly twoPosition: boolean;
  readonly line: LineKind | undefined;
  readonly sports: readonly number[];
  readonly tabs: readonly MarketTab[];
}

const TWO_POSITION: ReadonlySet<PositionTable> = new Set(["overUnder", "oddEven"]);

const market = (
  id: number,
  period: Period,
  table: PositionTable,
  sports: readonly number[],
  tabs: readonly MarketTab[],
  line?: LineKind,
): MarketType => ({ id, period, table, twoPosition: line === "hdp" || TWO_POSITION.has(table), line, sports, tabs });

const MAIN_FULL = ["main", "full"] as const;
const MAIN_HALF = ["main", "firstHalf"] as const;
const FULL = ["full"] as const;
const HALF = ["firstHalf"] as const;
const OTHER = ["other"] as const;
const CORNER = ["cornerSpecial"] as const;

const LINED = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 15, 16, 17, 18, 20, 26];
const LINED_HALF = [1, 2, 3, 4, 6, 13, 16, 18];
const SOCCER = [1];
const HOOPS = [2];
const TWO_HALVES = [1, 2];
const QUARTERS = [2, 3];
const CRICKET = [11];
const ESPORTS = [26];

/** All 84 markets, by id from 1 to 83 and 100 (spec §3, domain D, D2). */
export const MARKET_TABLE: readonly MarketType[] = [
  market(1, "FT", "sides", LINED, MAIN_FULL, "hdp"),
  market(2, "1H", "sides", LINED_HALF, MAIN_HALF, "hdp"),
  market(3, "FT", "overUnder", LINED, MAIN_FULL, "total"),
  market(4, "1H", "overUnder", LINED_HALF, MAIN_HALF, "total"),
  market(5, "FT", "threeWay", [1, 5, 6, 11, 13, 14, 15, 16, 18, 21], MAIN_FULL),
  market(6, "1H", "threeWay", [1, 2, 13, 16, 18], MAIN_HALF),
  market(7, "FT", "oddEven", [1, 2, 3, 4, 5, 7, 8, 9, 12, 13, 16, 26], FULL),
  market(8, "1H", "oddEven", [1, 2, 13, 16], HALF),
  market(9, "FT", "score4", [1, 7, 8, 9, 12, 16, 17, 20], FULL),
  market(10, "1H", "score3", [1, 16], HALF),
  market(11, "FT", "totalGoals", [1, 16], FULL),
  market(12, "1H", "totalGoalsHalf", SOCCER, HALF),
  market(13, "FT", "goalOrder", [1, 16], FULL),
  market(14, "FT", "goalOrder", [1, 16], FULL),
  market(15, "FT", "halfFull", [1, 2, 13], FULL),
  market(16, "FT", "sides", [2, 3, 4, 5, 7, 8, 9, 11, 12, 17, 18, 20, 21, 26], MAIN_FULL),
  market(17, "FT", "teamGoals", SOCCER, FULL),
  market(18, "FT", "teamGoals", SOCCER, FULL),
  market(19, "FT", "margin", [1, 2, 3], FULL),
  market(20, "FT", "yesNo", SOCCER, FULL),
  market(21, "FT", "yesNo", SOCCER, FULL),
  market(22, "FT", "yesNo", SOCCER, FULL),
  market(23, "FT", "yesNo", SOCCER, FULL),
  market(24, "FT", "yesNo", SOCCER, FULL),
  market(25, "FT", "doubleChance", [1, 5, 13, 18], FULL),
  market(26, "FT", "threeWay", [1, 5], FULL, "int-hdp"),
  market(27, "FT", "overUnder", [1, 2, 3, 4, 5], FULL, "total"),
  market(28, "FT", "overUnder", [1, 2, 3, 4, 5], FULL, "total"),
  market(29, "FT", "corners", SOCCER, CORNER),
  market(30, "FT", "threeWayTotal", SOCCER, FULL, "int-total"),
  market(31, "FT", "sides", SOCCER, FULL),
  market(32, "FT", "nextGoal", [1, 5], FULL),
  market(33, "FT", "halves", TWO_HALVES, FULL),
  market(34, "FT", "halfFullParity", TWO_HALVES, FULL),
  market(35, "1H", "overUnder", TWO_HALVES, HALF, "total"),
  market(36, "1H", "overUnder", TWO_HALVES, HALF, "total"),
  market(37, "1H", "sides", [2, 3, 4], MAIN_HALF),
  market(38, "1H", "cornersHalf", SOCCER, CORNER),
  market(39, "1H", "threeWay", SOCCER, HALF, "int-hdp"),
  market(40, "1H", "threeWayTotal", SOCCER, HALF, "int-total"),
  market(41, "INN", "overUnder", CRICKET, OTHER, "total"),
  market(42, "INN", "overUnder", CRICKET, OTHER, "total"),
  market(43, "INN1", "overUnder", CRICKET, OTHER, "total"),
  market(44, "INN1", "overUnder", CRICKET, OTHER, "total"),
  market(45, "INN2", "overUnder", CRICKET, OTHER, "total"),
  market(46, "INN2", "overUnder", CRICKET, OTHER, "total"),
  market(47, "INN", "oddEven", CRICKET, OTHER),
  market(48, "INN", "oddEven", CRICKET, OTHER),
  market(49, "INN1", "oddEven", CRICKET, OTHER),
  market(50, "INN1", "oddEven", CRICKET, OTHER),
  market(51, "INN2", "oddEven", CRICKET, OTHER),
  market(52, "INN2", "oddEven", CRICKET, OTHER),
  market(53, "2H", "sides", TWO_HALVES, OTHER, "hdp"),
  market(54, "2H", "overUnder", TWO_HALVES, OTHER, "total"),
  market(55, "2H", "oddEven", TWO_HALVES, OTHER),
  market(56, "2H", "threeWay", TWO_HALVES, OTHER),
  market(57, "2H", "score3", SOCCER, OTHER),
  market(58, "FT", "bestOf3", ESPORTS, OTHER),
  market(59, "MAP1", "sides", ESPORTS, OTHER),
  market(60, "MAP2", "sides", ESPORTS, OTHER),
  market(61, "MAP3", "sides", ESPORTS, OTHER),
  market(62, "MAP4", "sides", ESPORTS, OTHER),
  market(63, "MAP5", "sides", ESPORTS, OTHER),
  market(64, "1H", "doubleChance", SOCCER, HALF),
  market(65, "2H", "doubleChance", SOCCER, OTHER),
  market(66, "1H", "yesNo", SOCCER, HALF),
  market(67, "2H", "yesNo", SOCCER, OTHER),
  market(68, "FT", "digits", HOOPS, FULL),
  market(69, "FT", "digits", HOOPS, FULL),
  market(70, "FT", "digits", HOOPS, FULL),
  market(71, "1H", "digits", HOOPS, HALF),
  market(72, "1H", "digits", HOOPS, HALF),
  market(73, "1H", "digits", HOOPS, HALF),
  market(74, "2H", "digits", HOOPS, OTHER),
  market(75, "2H", "digits", HOOPS, OTHER),
  market(76, "2H", "digits", HOOPS, OTHER),
  market(77, "Q", "digits", HOOPS, OTHER),
  market(78, "Q", "digits", HOOPS, OTHER),
  market(79, "Q", "digits", HOOPS, OTHER),
  market(80, "Q", "sides", QUARTERS, OTHER, "hdp"),
  market(81, "Q", "overUnder", QUARTERS, OTHER, "total"),
  market(82, "Q", "oddEven", QUARTERS, OTHER),
  market(83, "Q", "sides", QUARTERS, OTHER),
  market(100, "SEASON", "runners", SPORT_IDS, ["outright"]),
];
