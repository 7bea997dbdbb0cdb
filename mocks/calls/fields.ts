import { type Shape } from "./document.ts";

/** One line of a shape: the path, what is there, and whether it is required. */
export interface Field {
  /** From the shape on: "Data.Ticket.GameID", "Rows[].Name", "LG.{key}.LS", "[6]". */
  readonly place: string;
  /** In words: "0 or 1", "text", "list of Bet". */
  readonly kind: string;
  /** The shape that the path refers to by name. */
  readonly named: string | undefined;
  readonly required: boolean;
}

const nameIn = (ref: string): string => ref.split("/").at(-1) ?? ref;

const WORDS: Readonly<Record<string, string>> = {
  string: "text",
  integer: "whole number",
  boolean: "true or false",
  null: "null",
};

const FORMATS: Readonly<Record<string, string>> = { "date-time": "moment", date: "day", uuid: "UUID" };

function plainKind({ type = "anything", format, pattern, minimum, maximum }: Shape): string {
  if (format !== undefined) return FORMATS[format] ?? format;
  const word = WORDS[type] ?? type;
  if (pattern !== undefined) return `${word} like ${pattern}`;
  const isAnySafe = minimum === Number.MIN_SAFE_INTEGER;
  const from = minimum === undefined || isAnySafe ? "" : `, from ${minimum}`;
  const to = maximum === undefined || isAnySafe ? "" : `${from === "" ? ", up to" : " to"} ${maximum}`;
  return `${word}${from}${to}`;
}

const oneOf = (kinds: readonly string[]): string =>
  kinds.length < 2 ? kinds.join("") : `${kinds.slice(0, -1).join(", ")} or ${kinds.at(-1) ?? ""}`;

/** What is at a path, in words. */
export function kindOf(shape: Shape): string {
  if (shape.$ref !== undefined) return nameIn(shape.$ref);
  if ("const" in shape) return JSON.stringify(shape.const);
  if (shape.enum) return oneOf(shape.enum.map((value) => JSON.stringify(value)));
  if (shape.anyOf) return oneOf([...new Set(shape.anyOf.map(kindOf))]);
  if (shape.prefixItems) return shape.items ? "list, its first places set" : "list of set places";
  if (shape.type === "array") return `list of ${kindOf(shape.items ?? {})}`;
  if (shape.additionalProperties) return "object by key";
  return plainKind(shape);
}

/** The shape named at a path, alone, in a list or beside null. */
function namedIn({ $ref, anyOf = [], items }: Shape): string | undefined {
  if ($ref !== undefined) return nameIn($ref);
  return [...anyOf, ...(items ? [items] : [])].map(namedIn).find((name) => name !== undefined);
}

/** What is inside a path without a name of its own. */
function inside(shape: Shape, place: string): Field[] {
  const { properties, required = [], prefixItems, items, additionalProperties, anyOf, allOf, then } = shape;
  const under = (name: string): string => (place === "" ? name : `${place}.${name}`);
  const at = (one: Shape, where: string, must: boolean): Field[] => [
    { place: where, kind: kindOf(one), named: namedIn(one), required: must },
    ...inside(one, where),
  ];
  return [
    ...(allOf ?? []).flatMap((one) => (one.$ref === undefined ? inside(one, place) : at(one, place, true))),
    ...(then ? inside(then, place) : []),
    ...Object.entries(properties ?? {}).flatMap(([name, one]) => at(one, under(name), required.includes(name))),
    ...(prefixItems ?? []).flatMap((one, index) => at(one, `${place}[${index}]`, true)),
    ...(items ? inside(items, `${place}[]`) : []),
    ...(additionalProperties ? at(additionalProperties, under("{key}"), true) : []),
    ...(anyOf ?? []).flatMap((one) => inside(one, place)),
  ];
}

/**
 * Every path of a shape, from the outside in. A named shape is only named, and described once among the shared ones.
 */
export const fieldsOf = (shape: Shape): readonly Field[] => inside(shape, "");
