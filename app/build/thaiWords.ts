/** Words of the trade that a browser's dictionary takes for two or three: "เดิม พัน", "แคช เอา ท์", "ส เต็ป". */
const TERMS = /เดิมพัน|แคชเอาท์|แฮนดิแคป|สเต็ป|ผู้ให้บริการ|สรุปผล|ยืนยันแล้ว/g;

const THAI = /[\u0E00-\u0E7F]/;

/** A place to break, beside Thai: what stands there is looked up as if the term were not. */
const edge = (beside: string | undefined): string => (beside !== undefined && THAI.test(beside) ? "\u200b" : "");

/** No break before a syllable, however a dictionary divides the term. */
const joined = (term: string): string => term.replace(/([ก-ฺๅ-๎])(?=[ก-ฮเ-ไ])/g, "$1\u2060");

/** Thai text whose terms stand whole at the end of a line: a browser breaks before and after them, never inside. */
export const wholeTerms = (words: string): string =>
  words.replace(TERMS, (term, at: number) => `${edge(words[at - 1])}${joined(term)}${edge(words[at + term.length])}`);
