import { readFileSync } from "node:fs";
import { formatter } from "@lingui/format-po";
import { generateMessageId } from "@lingui/message-utils/generateMessageId";
import { type Plugin } from "vite";
import { type WordIds } from "#app/flows/operator/wordFile.ts";
import { isLocked } from "./lockedWords.ts";

const SOURCE = "locales/en-US.po";
const IDS = "locales/ids.json";

/** A message under its id; a removed one keeps its id, so that no other message ever gets it. */
interface Named {
  readonly text: string;
  readonly context?: string;
  /** The release in which the text last changed. */
  readonly since: string;
  /** The release in which it was removed. */
  readonly gone?: string;
  /** The id of the message that it was a part of before its own release: one text that now has two meanings. */
  readonly from?: string;
}

type Ids = Readonly<Record<string, Named>>;

/** A message of the source catalogue. */
interface Message {
  readonly text: string;
  readonly context?: string;
  readonly files: readonly string[];
  /** The meaning of each placeholder in our code, for readers of words.json. */
  readonly placeholders: readonly string[];
}

interface Entry {
  readonly message?: string;
  readonly context?: string;
  readonly comments?: readonly string[];
  readonly origin?: readonly (readonly [file: string, ...unknown[]])[];
}

/** The key of a message in the compiled catalogues. */
const keyOf = ({ text, context }: { readonly text: string; readonly context?: string }): string =>
  generateMessageId(text, context ?? "");

/** The messages of the source catalogue by their key in the compiled ones. */
export function sourceMessages(): ReadonlyMap<string, Message> {
  const about = { locale: "en-US", sourceLocale: "en-US", filename: SOURCE };
  const catalogue = formatter({ lineNumbers: false }).parse(readFileSync(SOURCE, "utf8"), about);
  return new Map(
    Object.entries(catalogue as Record<string, Entry>).map(([key, { message = "", context, comments, origin }]) => [
      key,
      {
        text: message,
        ...(context === undefined ? {} : { context }),
        files: (origin ?? []).map(([file]) => file),
        placeholders: (comments ?? [])
          .filter((comment) => comment.startsWith("placeholder "))
          .map((comment) => comment.slice("placeholder ".length)),
      },
    ]),
  );
}

/** The committed ids. */
export const readIds = (): Ids => JSON.parse(readFileSync(IDS, "utf8")) as Ids;

/** The ids with those of new messages appended, and with the release in which a message was removed. */
export function withNew(ids: Ids, messages: ReadonlyMap<string, Message>, release: string): Ids {
  const next: Record<string, Named> = {};
  const named = new Set<string>();
  for (const [id, one] of Object.entries(ids)) {
    const { gone, ...kept } = one;
    const key = keyOf(kept);
    named.add(key);
    next[id] = messages.has(key) ? kept : { ...kept, gone: gone ?? release };
  }
  let last = Object.keys(ids).length;
  for (const [key, { text, context }] of messages)
    if (!named.has(key)) next[`w${++last}`] = { text, ...(context === undefined ? {} : { context }), since: release };
  return next;
}

/** What is wrong with the ids, a sentence each: ids are numbered without gaps, and each message has one. */
export function faultsOf(ids: Ids, messages: ReadonlyMap<string, Message>): readonly string[] {
  const named = Object.entries(ids);
  const keys = new Set(named.map(([, one]) => keyOf(one)));
  return [
    ...named.flatMap(([id], at) => (id === `w${at + 1}` ? [] : [`w${at + 1} has vanished: ${id} stands in its place`])),
    ...named.flatMap(([id, one]) =>
      one.gone === undefined && !messages.has(keyOf(one)) ? [`${id} has no message any more: "${one.text}"`] : [],
    ),
    ...named.flatMap(([id, { from }]) =>
      from === undefined || from in ids ? [] : [`${id} was split from ${from}, which is not there`],
    ),
    ...[...messages].flatMap(([key, { text }]) => (keys.has(key) ? [] : [`no id for "${text}"`])),
  ];
}

/**
 * What words.json and the app know of each id in a release; a message that was split from another in this very release is
 * known by the other's id too.
 */
const listed = (release: string) => {
  const messages = sourceMessages();
  return Object.entries(readIds()).flatMap(([id, one]) => {
    const key = keyOf(one);
    const message = messages.get(key);
    const from = one.since === release ? one.from : undefined;
    return message === undefined
      ? []
      : [{ id, key, since: one.since, from, ...message, locked: isLocked(message.files, message.text) }];
  });
};

/** Names of arguments in a message's braces. */
const namesIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(/\{(\w+)\s*[,}]/g)].map(([, name = ""]) => name)),
];

/** The text of words.json: each id with its English text and everything that an operator has to keep of it. */
function wordsFile(release: string): string {
  const words = listed(release).map(({ id, text, files, placeholders, since, from, locked }) => [
    id,
    {
      text,
      ...(namesIn(text).length > 0 && { placeholders: namesIn(text) }),
      ...(placeholders.length > 0 && { means: placeholders }),
      used: files.map((file) => file.replace(/^app\/|\.tsx?$/g, "")),
      since,
      ...(from !== undefined && { from }),
      ...(locked && { locked }),
    },
  ]);
  return `${JSON.stringify({ release, words: Object.fromEntries(words) as unknown }, null, 1)}\n`;
}

/** What the app needs of each id to read a file of own texts. */
export const wordIds = (release: string): WordIds =>
  Object.fromEntries(
    listed(release).map(({ id, key, text, from, locked }) => {
      const split = from === undefined ? ([key, text] as const) : ([key, text, from] as const);
      return [id, locked ? ([key] as const) : split];
    }),
  );

const ASKED = "virtual:word-ids";

/** Emits words.json beside index.html, and for the app the list of ids that its check uses (OPS-04). */
export const ownWords = (release: string): Plugin => ({
  name: "own-words",
  resolveId: (id) => (id === ASKED ? `\0${ASKED}` : undefined),
  load(id) {
    if (id !== `\0${ASKED}`) return undefined;
    return `export const WORD_IDS = JSON.parse(${JSON.stringify(JSON.stringify(wordIds(release)))});`;
  },
  generateBundle() {
    this.emitFile({ type: "asset", fileName: "words.json", source: wordsFile(release) });
  },
});
