import { Untruth } from "./truth/untruth.ts";

interface Caller {
  readonly isOpen: boolean;
}

interface Open {
  readonly page: Caller;
  readonly account: string;
  readonly ref: string;
}

/** The calls that move money and have no response yet, by their request. */
export class OpenCalls {
  readonly #open = new Map<object, Open>();

  /**
   * A page sends a call that moves money. Throws Untruth while another page of the same member waits for the response to
   * its own: only one of them may hold the lock (BET-08).
   */
  sent(request: object, call: Open): void {
    for (const other of this.#open.values())
      if (other.page !== call.page && other.page.isOpen && other.account === call.account)
        throw new Untruth("while one page orders, no other page of the member does", {
          account: call.account,
          refs: [other.ref, call.ref],
        });
    this.#open.set(request, call);
  }

  /** The response has come, or is no longer waited for. */
  over(request: object): void {
    this.#open.delete(request);
  }
}
