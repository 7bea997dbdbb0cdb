import { type Messages } from "@lingui/core";
import { readOwn, type WordFault } from "./ownWord.ts";

/** What the build knows of each id: the key of its message, its English text unless it is locked, and what it was split from. */
export type WordIds = Readonly<Record<string, readonly [key: string, text?: string, from?: string]>>;

/** The valid texts of a file of own texts by message key, and what is wrong with the others, by their id. */
export interface WordFile {
  readonly messages: Messages;
  readonly faults: readonly (readonly [id: string, fault: WordFault | readonly ["unknown" | "locked"]])[];
}

/** Reads a file of own texts: in place of a wrong one ours stays (OPS-04). */
export function readWordFile(ids: WordIds, language: string, file: object): WordFile {
  const messages: Messages = {};
  const faults: [string, WordFile["faults"][number][1]][] = [];
  for (const [id, own] of Object.entries(file)) {
    const [key, ours] = (Object.hasOwn(ids, id) ? ids[id] : undefined) ?? [];
    if (key === undefined) faults.push([id, ["unknown"]]);
    else if (ours === undefined) faults.push([id, ["locked"]]);
    else {
      const read = readOwn(language, ours, own);
      if ("fault" in read) faults.push([id, read.fault]);
      else messages[key] = read.message;
    }
  }
  return { messages: { ...splitOff(ids, messages), ...messages }, faults };
}

/** The same words for what was split from a message in this release, as they stood there before. */
function splitOff(ids: WordIds, messages: Messages): Messages {
  const split: Messages = {};
  for (const [key, , from] of Object.values(ids)) {
    const before = from === undefined ? undefined : messages[ids[from]?.[0] ?? ""];
    if (before !== undefined) split[key] = before;
  }
  return split;
}
