import { STYLES } from "./odds.ts";
import { type Member } from "./members.ts";

/** A request as the calls read it. */
export interface Ask {
  readonly call: string;
  readonly query: URLSearchParams;
  readonly body: Readonly<Record<string, unknown>>;
  /** Who is logged in; nobody without a token or with one that is not valid. */
  readonly member: Member | undefined;
}

/** A call: what stands beside Code 0. */
export type Call = (ask: Ask) => object | true;

/** A request that is refused, with the envelope's code. */
export class Refusal extends Error {
  readonly code: number;
  constructor(code: number, words: string) {
    super(words);
    this.code = code;
  }
}

/** Refuses a request. */
export function refuse(code: number, words: string): never {
  throw new Refusal(code, words);
}

/** The member; without one the request is refused. */
export const memberOf = ({ member }: Ask): Member => member ?? refuse(3, "Inicie sesión, por favor");

/** A number of the query. One that is there and is none is malformed. */
export function numberIn(query: URLSearchParams, name: string, otherwise: number): number {
  const text = query.get(name);
  if (text === null || text === "") return otherwise;
  const value = Number(text);
  return Number.isFinite(value) ? value : refuse(2, `${name}: no es un número`);
}

/** The odds style asked for, the one preset here by default; one that is not on offer is malformed. */
export function styleIn(query: URLSearchParams): number {
  const style = numberIn(query, "oddsStyle", numberIn(query, "OddsStyle", 3));
  return STYLES.includes(style) ? style : refuse(2, `estilo ${style}: no se ofrece`);
}

/** A number of a body. */
export function numberOf(body: Ask["body"], name: string): number {
  const value = body[name];
  return typeof value === "number" && Number.isFinite(value) ? value : refuse(2, `${name}: no es un número`);
}

/** A report day of the query. */
export function dayIn(query: URLSearchParams, name: string): string {
  const text = query.get(name) ?? "";
  return /^\d{4}-\d\d-\d\d$/.test(text) ? text : refuse(2, `${name}: no es un día`);
}
