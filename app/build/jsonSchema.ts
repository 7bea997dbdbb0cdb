import { type JsonSchema, toJsonSchema } from "@valibot/to-json-schema";
import type * as v from "valibot";
import { betRecord } from "#app/api/bet/betData.ts";
import { leagueRow, marketRow, matchExtras, matchRow, matchSlots } from "#app/api/odds/matchSchema.ts";
import { limitSchema, ticketSchema } from "#app/api/odds/ticketData.ts";
import { CASES } from "#app/api/testing/cases.ts";
import { day, flag, id, moment, textId } from "#app/api/wire.ts";
import { ASKS, type Asks } from "#app/api/contract/asks.ts";

type CallName = keyof Asks;
type Json = Record<string, unknown>;

/** Shapes that several responses contain, the smallest first. */
const SHARED: Readonly<Record<string, v.GenericSchema>> = {
  Id: id,
  TextId: textId,
  Flag: flag,
  Moment: moment,
  Day: day,
  BetLimit: limitSchema,
  Ticket: ticketSchema,
  MarketRow: marketRow,
  MatchSlots: matchSlots,
  MatchExtras: matchExtras,
  League: leagueRow,
  Match: matchRow,
  BetRecord: betRecord,
};

const ENVELOPE = {
  type: "object",
  properties: { Code: { type: "number", description: "0 is success." }, Message: { type: ["string", "null"] } },
  required: ["Code"],
};

/**
 * The input side: what is on the wire, before the app turns it into records. Every JSON number is meant to be finite.
 */
const wireSchema = (schema: v.GenericSchema): JsonSchema => {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    typeMode: "input",
    target: "draft-2020-12",
    ignoreActions: ["finite"],
  });
  return rest;
};

const isNode = (value: unknown): value is Json => typeof value === "object" && value !== null;

/** A schema with pointers to the shapes that are defined once. */
function pointed(value: unknown, shapes: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((part) => pointed(part, shapes));
  if (!isNode(value)) return value;
  const inner = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, pointed(part, shapes)]));
  const name = shapes.get(JSON.stringify(inner));
  return name === undefined ? inner : { $ref: `#/$defs/${name}` };
}

/** The response of a call: its success under the envelope's code, except for calls without an envelope. */
function answerOf(name: CallName, shapes: ReadonlyMap<string, string>): Json {
  const { reads, sends, answer, fails } = CASES[name];
  const success = pointed(wireSchema(reads), shapes) as Json;
  const title = `Answer of ${sends.split("?")[0]}`;
  const examples = [answer];
  if (fails !== "envelope" || answer === true) return { title, ...success, examples };
  const succeeds = { properties: { Code: { const: 0 } } };
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
  return { title, allOf: [{ $ref: "#/$defs/Envelope" }], if: succeeds, then: success, examples };
}

function askOf(name: CallName, shapes: ReadonlyMap<string, string>): Json {
  const [method, address] = (CASES[name].sends.split("?")[0] ?? "").split(" ");
  return {
    title: `${method === "GET" ? "Query" : "Body"} of ${method} ${address}`,
    ...(pointed(wireSchema(ASKS[name]), shapes) as Json),
  };
}

/** The whole contract as one JSON Schema: under $defs each call's response (GetMenu) and parameters (GetMenu.ask). */
export function contractSchema(): Json {
  const shapes = new Map<string, string>();
  const shared: Json = {};
  for (const [name, schema] of Object.entries(SHARED)) {
    const shape = pointed(wireSchema(schema), shapes);
    shared[name] = shape;
    shapes.set(JSON.stringify(shape), name);
  }
  const names = Object.keys(ASKS) as CallName[];
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "The /api contract",
    description:
      "Generated from the schemas in app/api by `npm run contract`. Under $defs: what each call answers under its name, what it asks under its name and .ask. The access service and the statistics address have no envelope.",
    $defs: {
      Envelope: ENVELOPE,
      ...shared,
      ...Object.fromEntries(
        names.flatMap((name) => [
          [name, answerOf(name, shapes)],
          [`${name}.ask`, askOf(name, shapes)],
        ]),
      ),
    },
  };
}
