/** A piece of a line, in any case, or a pattern for it. */
export type Needle = string | RegExp;

/** Where the words of a requirement are looked for. */
export type Look =
  /** Each is on that screen. */
  | { readonly kind: "shows"; readonly screen: string; readonly needles: readonly Needle[] }
  /** In this order; what is ours may stand between. */
  | { readonly kind: "order"; readonly screen: string; readonly needles: readonly Needle[] }
  /** These and no other controls of that role, in this order. */
  | { readonly kind: "exactly"; readonly screen: string; readonly role: string; readonly needles: readonly Needle[] }
  | { readonly kind: "lacks"; readonly screen: string; readonly needles: readonly Needle[] }
  /** The bookmaker received such a call, with all these parameters (fields of the body, headers), and each so many seconds. */
  | {
      readonly kind: "call";
      readonly path: string;
      readonly method: "GET" | "POST";
      readonly names: readonly string[];
      readonly every?: number;
      /** The scene of scenes/ that makes it. */
      readonly scene: string;
    }
  /** A test of every run proves it. */
  | { readonly kind: "test"; readonly file: string; readonly title: string }
  /** A named constant, table or file has this value (letter.test.ts). */
  | { readonly kind: "value"; readonly actual: string; readonly is: unknown }
  /** A rule, formula or call of the app comes to this when it is carried out (letter.test.ts). */
  | { readonly kind: "rule"; readonly run: (calls: Calls) => unknown; readonly is: unknown };

/** The calls of the app by example (api/testing/cases.ts). */
export interface Calls {
  /** How a call is sent: "GET /api/odds/GetMenu?language=en-US", "POST /api/bet/OrBet OrID Odds". */
  readonly sent: (name: string) => Promise<string>;
  /** What becomes of one that is answered so; status 0 is no answer at all: 0 = read, else the code of the failure. */
  readonly outcome: (status: number, body?: string) => Promise<number>;
}

/** One requirement of the specification. */
export interface Row {
  /** Its number in specification.md, "2.14"; several are divided by spaces. */
  readonly at: string;
  /** As the specification says it. */
  readonly words: string;
  readonly look: Look;
}

const seen =
  (kind: "shows" | "order" | "lacks") =>
  (at: string, words: string, screen: string, ...needles: readonly Needle[]): Row => ({
    at,
    words,
    look: { kind, screen, needles },
  });

/** All these are on the screen. */
export const shows = seen("shows");

/** These are on the screen in this order. */
export const order = seen("order");

/** None of these is on the screen. */
export const lacks = seen("lacks");

/** These are all controls of the role on the screen, in this order. */
export const exactly = (
  at: string,
  words: string,
  screen: string,
  role: string,
  ...needles: readonly Needle[]
): Row => ({ at, words, look: { kind: "exactly", screen, role, needles } });

/** The bookmaker was called so; `names` are divided by spaces, "name=value" holds the value too, `every` is in seconds. */
export const call = (
  at: string,
  words: string,
  scene: string,
  method: "GET" | "POST",
  path: string,
  names = "",
  every?: number,
): Row => ({
  at,
  words,
  look: {
    kind: "call",
    scene,
    path,
    method,
    names: names.split(" ").filter((name) => name !== ""),
    ...(every !== undefined && { every }),
  },
});

/** A test of every run proves it. */
export const proven = (at: string, words: string, file: string, title: string): Row => ({
  at,
  words,
  look: { kind: "test", file, title },
});

/** A value of letter.test.ts is this. */
export const value = (at: string, words: string, actual: string, is: unknown): Row => ({
  at,
  words,
  look: { kind: "value", actual, is },
});

/** What this comes to is what the specification says; what we have besides may stand beside it in a record. */
export const rule = (at: string, words: string, run: (calls: Calls) => unknown, is: unknown): Row => ({
  at,
  words,
  look: { kind: "rule", run, is },
});

type Unseen = Extract<Look, { kind: "test" | "value" | "rule" }>;

/** Whether a scene notes what a requirement is looked for in. */
export const isSeen = (look: Look): look is Exclude<Look, Unseen> =>
  look.kind !== "test" && look.kind !== "value" && look.kind !== "rule";
