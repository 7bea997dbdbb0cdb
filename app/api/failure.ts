/**
 * Why a call returned no usable response. The kinds are kept apart, because the same number means different things
 * (contract, Conventions; trust 0.3): a lost response must never read as a refusal.
 */
export type FailureKind =
  /** No response: the network failed. */
  | "network"
  /** No complete response within 30 s. */
  | "timeout"
  /** An HTTP status other than 200. */
  | "http"
  /** An envelope whose Code is not 0. */
  | "envelope"
  /** A 200 that is not the JSON of the contract. */
  | "schema";

/** What a response requires of the session or the request rate, whatever was called (spec §8). */
export type Signal = "loggedOut" | "busy" | "reload" | "loginNeeded" | "unauthorized" | "accessDenied";

const BY_CODE: Readonly<Record<number, Signal>> = { 3: "loggedOut", 4: "busy", 5: "reload", 11: "loginNeeded" };

const BY_STATUS: Readonly<Record<number, Signal>> = { [-401]: "unauthorized", [-403]: "accessDenied" };

/** A failed call. `code` selects the wording (spec §8): the envelope's code, the negated HTTP status, or -2. */
export class Failure extends Error {
  readonly kind: FailureKind;
  readonly code: number;
  readonly path: string;
  /** The server's own words, at most 200 characters, as text; "" if it said nothing. */
  readonly said: string;
  /** Seconds for which the server asked not to be called (Retry-After), if it did. */
  readonly retryAfter: number | undefined;

  constructor(kind: FailureKind, path: string, code: number, said = "", retryAfter?: number) {
    super(`${path}: ${kind} ${code}`);
    this.name = "Failure";
    this.kind = kind;
    this.path = path;
    this.code = code;
    this.said = said.slice(0, 200);
    this.retryAfter = retryAfter;
  }

  /** What the response requires by its code or HTTP status; undefined if nothing, or if none came. */
  get signal(): Signal | undefined {
    if (this.kind === "envelope") return BY_CODE[this.code];
    return this.kind === "http" ? BY_STATUS[this.code] : undefined;
  }

  /** True if the server may never have seen the call, or may have acted on it: only the outcome is missing. */
  get lost(): boolean {
    return this.kind !== "envelope";
  }
}

/** What a failed call requires; undefined for any other error. */
export const signalOf = (error: unknown): Signal | undefined => (isFailure(error) ? error.signal : undefined);

/** True for the failure of a call, and for no other error. */
export const isFailure = (error: unknown): error is Failure => error instanceof Failure;
