import { type Language } from "#app/domain/member/languages.ts";

/** An announcement by the operator; `ago` is how long before now it was last changed, ms. */
export interface Bulletin {
  readonly id: number;
  /** 1 general, 2 important, 3 match (contract, GetNotice). */
  readonly type: 1 | 2 | 3;
  readonly ago: number;
  readonly text: Readonly<Partial<Record<Language, string>>> & { readonly "en-US": string };
}

const HOUR = 3_600_000;

/** This operator's announcements, newest first; languages without a text of their own use the English one. */
export const BULLETINS: readonly Bulletin[] = [
  {
    id: 9006,
    type: 3,
    ago: 0.4 * HOUR,
    text: {
      "en-US":
        "<b>Gamba Osaka v Urawa Red Diamonds</b> has been postponed because of heavy rain. All bets on this match are void and stakes are returned.",
      "zh-CN": "<b>大阪钢巴 对 浦和红钻</b> 因大雨延期。该场比赛所有投注无效，本金退还。",
      "th-TH": "<b>กัมบะ โอซากา พบ อุราวะ เรดไดมอนส์</b> เลื่อนการแข่งขันเนื่องจากฝนตกหนัก เดิมพันทั้งหมดเป็นโมฆะและคืนเงินเดิมพัน",
    },
  },
  {
    id: 9005,
    type: 2,
    ago: 3 * HOUR,
    text: {
      "en-US":
        "<p>Planned maintenance on <b>Monday 12:00 to 12:30 (GMT+8)</b>.</p><ul><li>Betting is closed for these 30 minutes.</li><li>Open bets are not affected.</li></ul>",
      "zh-CN":
        "<p><b>周一 12:00 至 12:30 (GMT+8)</b> 例行维护。</p><ul><li>期间暂停投注。</li><li>未结算注单不受影响。</li></ul>",
      "th-TH":
        "<p>ปิดปรับปรุงระบบ <b>วันจันทร์ 12:00 ถึง 12:30 (GMT+8)</b></p><ul><li>งดรับเดิมพันในช่วง 30 นาทีนี้</li><li>เดิมพันที่ค้างอยู่ไม่ได้รับผลกระทบ</li></ul>",
    },
  },
  {
    id: 9004,
    type: 1,
    ago: 26 * HOUR,
    text: {
      "en-US":
        "Match bonus: look for the violet mark. If your single bet on the handicap or on Over is lost, part of it may come back.",
      "zh-CN": "赛事红利：请留意紫色标志。让球或大球单注若全输，可返还部分本金。",
      "th-TH": "โบนัสแมตช์: มองหาเครื่องหมายสีม่วง หากเดิมพันเดี่ยวแฮนดิแคปหรือสูงแพ้เต็ม อาจได้รับเงินคืนบางส่วน",
    },
  },
  {
    id: 9003,
    type: 3,
    ago: 30 * HOUR,
    text: {
      "en-US":
        "Fulham v Crystal Palace: the goal in the 63rd minute has been confirmed as <i>Crystal Palace</i>. Bets on Next Goal were settled again.",
    },
  },
  {
    id: 9002,
    type: 1,
    ago: 70 * HOUR,
    text: {
      "en-US":
        '<p>New in this version:</p><ol><li>Selling back a part of a bet.</li><li>Combination bets up to <b>8 X 247</b>.</li></ol><p>Questions? <a href="https://example.com/help">Help centre</a></p>',
    },
  },
  {
    id: 9001,
    type: 2,
    ago: 200 * HOUR,
    text: { "en-US": "Never give your password to anyone. Our staff will never ask you for it." },
  },
];
