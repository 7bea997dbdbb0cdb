import fc from "fast-check";

type Node = Readonly<Record<string, unknown>>;

/** The shapes that `$ref` points to, by name. */
type Shapes = Readonly<Record<string, Node>>;

const nodes = (value: unknown): readonly Node[] => (Array.isArray(value) ? (value as Node[]) : []);
const entries = (value: unknown): readonly [string, Node][] => Object.entries((value ?? {}) as Record<string, Node>);
const limit = (value: unknown, otherwise: number): number => (typeof value === "number" ? value : otherwise);

const moments = fc.date({ min: new Date("2000-01-01"), max: new Date("2100-01-01"), noInvalidDate: true });

function text({ format, pattern, minLength, maxLength }: Node): fc.Arbitrary<unknown> {
  if (format === "date-time") return moments.map((date) => date.toISOString());
  if (format === "date") return moments.map((date) => date.toISOString().slice(0, 10));
  if (typeof pattern === "string") return fc.stringMatching(new RegExp(pattern));
  return fc.string({ minLength: limit(minLength, 0), maxLength: limit(maxLength, 40) });
}

function number({ type, minimum, maximum }: Node): fc.Arbitrary<unknown> {
  const range = { min: limit(minimum, -1e9), max: limit(maximum, 1e9) };
  return type === "integer" ? fc.integer(range) : fc.double({ ...range, noNaN: true });
}

function list({ prefixItems, items, minItems, maxItems }: Node, shapes: Shapes): fc.Arbitrary<unknown> {
  const first = nodes(prefixItems).map((item) => arbitraryOf(item, shapes));
  const least = Math.max(0, limit(minItems, 0) - first.length);
  const most = Math.max(least, limit(maxItems, 4) - first.length);
  const rest =
    items === undefined
      ? fc.constant([])
      : fc.array(arbitraryOf(items as Node, shapes), { minLength: least, maxLength: most });
  return fc.tuple(fc.tuple(...first), rest).map(([head, tail]) => [...head, ...tail]);
}

function object(
  { properties, required, propertyNames, additionalProperties }: Node,
  shapes: Shapes,
): fc.Arbitrary<unknown> {
  if (propertyNames !== undefined) {
    const keys = arbitraryOf(propertyNames as Node, shapes) as fc.Arbitrary<string>;
    return fc.dictionary(keys, arbitraryOf(additionalProperties as Node, shapes), {
      maxKeys: 4,
      noNullPrototype: true,
    });
  }
  const model = Object.fromEntries(entries(properties).map(([name, node]) => [name, arbitraryOf(node, shapes)]));
  return fc.record(model, { requiredKeys: required as string[], noNullPrototype: true });
}

/** Values of a JSON Schema, as far as the contract's schema uses it. */
export function arbitraryOf(node: Node, shapes: Shapes): fc.Arbitrary<unknown> {
  const { $ref, enum: options, const: only, anyOf, type } = node;
  if (typeof $ref === "string") return arbitraryOf(shapes[$ref.replace("#/$defs/", "")] ?? {}, shapes);
  if (Array.isArray(options)) return fc.constantFrom(...(options as unknown[]));
  if (only !== undefined) return fc.constant(only);
  if (anyOf !== undefined) return fc.oneof(...nodes(anyOf).map((option) => arbitraryOf(option, shapes)));
  switch (type) {
    case "string":
      return text(node);
    case "number":
    case "integer":
      return number(node);
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return list(node, shapes);
    case "object":
      return object(node, shapes);
    default:
      return fc.jsonValue();
  }
}
