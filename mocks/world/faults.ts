/** What goes wrong with a call: the first rule with a matching path is used. */
export interface Fault {
  /** The end of the path, e.g. "/api/bet/Bet" or "GetMenu". */
  readonly path: string;
  /** Only calls of this member. */
  readonly account?: string;
  /** How many calls it affects; 1 by default, Infinity until cleared. */
  readonly times?: number;
  /** Answer 200 with this envelope code and do nothing. */
  readonly code?: number;
  /** Answer a bet or a cash-out with this Data.Result and do nothing. */
  readonly result?: number;
  readonly message?: string;
  /** Answer with this HTTP status and do nothing. */
  readonly status?: number;
  /** Never answer; `done` = run the call all the same (a booked bet whose response is lost). */
  readonly hang?: boolean;
  /** Break the connection. */
  readonly network?: boolean;
  /** Run the call, then break the connection (or never answer, with `hang`). */
  readonly lose?: boolean;
  /** Wait this many real ms before anything else. */
  readonly delay?: number;
  /** Answer 200 with a body that is not JSON, or with this text. */
  readonly malformed?: boolean | string;
}

/** The current rules, oldest first. */
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
