import { contractHash, isTaped, STATISTICS, type Tape, type TapeAnswer } from "#mocks/tape/tape.ts";

/** The settings of a recording. */
export interface Recording {
  /** When it begins, ms since 1970. */
  readonly from: number;
  readonly note: string;
}

/** A response that was observed; its URL without host, from the service's base on. */
interface Heard {
  /** When it was requested, ms since 1970. */
  readonly at: number;
  readonly url: URL;
  readonly status: number;
  readonly ms: number;
  readonly text: string;
}

/** Records what a backend answers, and nothing about a member. */
export interface Recorder {
  /** Tokens and accounts: a response that contains one stops the recording. */
  mark(secret: string): void;
  /** Marks a token and the account in it. */
  markMember(token: string): void;
  hear(heard: Heard): void;
  tape(): Tape;
}

function callOf({ pathname }: URL): { call: string; more: Record<string, string> } {
  const parts = pathname.split("/");
  const last = parts.at(-1) ?? "";
  return parts.at(-2) === "match" ? { call: STATISTICS, more: { statsId: last } } : { call: last, more: {} };
}

/** The server's messages may name a member. */
function withoutMessage(body: unknown): unknown {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return body;
  const { Message: _, ...rest } = body as Record<string, unknown>;
  return rest;
}

/** The account of a token; "" if it cannot be read. */
function accountOf(token: string): string {
  try {
    const claims = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8")) as {
      Account?: unknown;
    };
    return typeof claims.Account === "string" ? claims.Account : "";
  } catch {
    return "";
  }
}

/** Starts a recording. `hear` throws if a response contains something about a member: such a tape must not exist. */
export function createRecorder({ from, note }: Recording): Recorder {
  const marks = new Set<string>();
  const answers: TapeAnswer[] = [];
  const mark = (secret: string): void => {
    if (secret !== "") marks.add(secret);
  };
  return {
    mark,
    markMember: (token) => {
      mark(token);
      mark(accountOf(token));
    },
    hear: ({ at, url, status, ms, text }) => {
      const { call, more } = callOf(url);
      if (!isTaped(call)) return;
      for (const secret of marks)
        if (text.includes(secret)) throw new Error(`an answer of ${call} has a marked token or account in it`);
      const ask = { ...Object.fromEntries(url.searchParams), ...more };
      const body = status === 200 ? withoutMessage(JSON.parse(text)) : null;
      answers.push({ at: Math.round(at - from), call, ask, status, ms: Math.round(ms), body });
    },
    tape: () => {
      const first = answers.find(({ ask }) => ask["oddsStyle"] !== undefined)?.ask;
      return {
        head: {
          tape: 1,
          contract: contractHash(),
          from: new Date(from).toISOString(),
          language: first?.["language"] ?? "en-US",
          oddsStyle: Number(first?.["oddsStyle"] ?? 2),
          note,
        },
        answers: [...answers],
      };
    },
  };
}
