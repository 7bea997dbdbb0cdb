/** Words of the trade that a browser's dictionary takes for two or three: "เดิม พัน", "แคช เอา ท์", "ผู้ ให้ บริการ". */
const TERMS = /เดิมพัน|แคชเอาท์|แฮนดิแคป|สเต็ป|ผู้ให้บริการ|สรุปผล|ราคา|สกอร์|คริกเกต/g;

/** Thai text whose terms stand whole at the end of a line: joiners keep a browser from breaking inside them. */
export const wholeTerms = (words: string): string =>
  words.replace(TERMS, (term) => term.replace(/([ก-ฺๅ-๎])(?=[ก-ฮเ-ไ])/g, "$1\u2060"));
