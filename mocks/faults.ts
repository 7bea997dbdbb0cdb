/** What goes wrong with a call: the first rule whose path fits is used up. */
export interface Fault {
  /** The end of the path, e.g. "/api/bet/Bet" or "GetMenu". */
  readonly path: string;
  /** Only calls of this member. */
  readonly account?: string;
  /** How many calls it spoils; 1 by default, Infinity until cleared. */
  readonly times?: number;
  /** Answer 200 with this envelope code and nothing done. */
  readonly code?: number;
  /** Decide a bet or a sale with this Data.Result and nothing done. */
  readonly result?: number;
  readonly message?: string;
  /** Answer with this HTTP status and nothing done. */
  readonly status?: number;
  /** Never answer; `done` = the call is carried out all the same (a booked bet whose answer is lost). */
  readonly hang?: boolean;
  /** Break the connection. */
  readonly network?: boolean;
  /** Carry the call out, then break the connection (or never answer, with `hang`). */
  readonly lose?: boolean;
  /** Wait this many real ms before anything else. */
  readonly delay?: number;
  /** Answer 200 with a body that is no JSON, or with this text. */
  readonly malformed?: boolean | string;
}

/** The rules in force, oldest first. */
export interface Faults {
  next(fault: Fault): void;
  /** Takes the rule for a call, if there is one. */
  take(path: string, account: string | undefined): Fault | undefined;
  clear(): void;
  /** Answers every call with 503 until then, world ms. */
  close(until: number): void;
  /** Until when every call is answered with 503; 0 = open. */
  readonly closedUntil: number;
  readonly rules: readonly Fault[];
}

/** No rules yet. */
export function createFaults(): Faults {
  let closedUntil = 0;
  let rules: { fault: Fault; left: number }[] = [];
  return {
    next: (fault) => {
      rules.push({ fault, left: fault.times ?? 1 });
    },
    take: (path, account) => {
      const found = rules.find(
        ({ fault }) => path.endsWith(fault.path) && (fault.account === undefined || fault.account === account),
      );
      if (found === undefined) return undefined;
      found.left -= 1;
      if (found.left <= 0) rules = rules.filter((one) => one !== found);
      return found.fault;
    },
    clear: () => {
      rules = [];
      closedUntil = 0;
    },
    close: (until) => {
      closedUntil = until;
    },
    get closedUntil() {
      return closedUntil;
    },
    get rules() {
      return rules.map(({ fault }) => fault);
    },
  };
}
