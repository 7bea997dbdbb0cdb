import { type Call, envelope, type Reply } from "#mocks/api/reply.ts";
import { type Member } from "#mocks/ledger/members.ts";

/** A call with a member, because its route needs a login. */
export type MemberCall = Call & { readonly member: Member };

/** A handler that needs a member; without one it answers code 3. */
export const forMember =
  (answer: (call: MemberCall) => Reply) =>
  (call: Call): Reply =>
    call.member ? answer({ ...call, member: call.member }) : envelope(3);

/** Text of a body field; a number is taken as its digits. */
export const textFrom = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

/** A finite number of a JSON body; text does not count as one (contract: wrong types are envelope 2). */
export const plainNumber = (value: unknown): number | undefined =>
  typeof value === "number" && Number.isFinite(value) ? value : undefined;

/** The client reference of a body; undefined if it has none. */
export const refFrom = (body: Call["body"]): string | undefined => {
  const ref = body["ClientRef"];
  return typeof ref === "string" && ref !== "" ? ref : undefined;
};
