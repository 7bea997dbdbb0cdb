/** One leg of a record, exactly as in the contract. */
export interface LegData {
  SportID: number;
  MatchID: number;
  MarketID: number;
  CouID: number;
  BetPos: number;
  LeagueName: string;
  Home: string;
  Away: string;
  MatchTime: string;
  Hdp: string;
  /** The percent of a Burmese line; other legs have none. */
  OutLevel?: number;
  Odds: number;
  Stage: number;
  BetScore?: [number, number];
  Score?: [number, number];
  ScoreHalf?: [number, number];
  LegResult?: number;
  OrName?: string;
}

/** One bet of a member's records, exactly the contract's BetRecord. Money in major units. */
export interface BetRecordData {
  BetID: string;
  ClientRef?: string;
  BetTime: string;
  SettleTime?: string;
  Kind: 1 | 2 | 3;
  MpName?: string;
  CombCount?: number;
  OddsStyle: number;
  Odds: number;
  BetValue: number;
  Payment: number;
  Status: number;
  BetResult?: number;
  WinLose?: number;
  WillWin?: number;
  BonusFlag: 0 | 1;
  Bonus?: number;
  CanSell: 0 | 1;
  SoldValue?: number;
  BackValue?: number;
  Sales?: { InsID: string; SellValue: number; BackValue: number; Time: string }[];
  Legs: LegData[];
}
